'use client';

import {
  escapeDiffHTML,
  FieldDiffContainer,
  getHTMLDiffComponents,
  unescapeDiffHTML,
  useTranslation,
} from '@payloadcms/ui';
import type { DateField, DateFieldDiffClientComponent } from 'payload';
import { usePanelLanguage } from '../../panel/use-panel-language.ts';
import { dateText } from './date-text.ts';

/** A date in two versions of a document. Payload's own writes the time of the browser's zone, and a time where there is a day alone. */
export const DateDiff: DateFieldDiffClientComponent = (props) => {
  const { comparisonValue, field, locale, nestingLevel, versionValue } = props;
  const { i18n } = useTranslation();
  const language = usePanelLanguage();
  const htmlOf = (value: unknown) => {
    const text = typeof value === 'string' ? escapeDiffHTML(dateText(field as DateField, value, language)) : '';
    return `<div class="date-diff" data-enable-match="true" data-date="${text}"><p>${text}</p></div>`;
  };
  const { From, To } = getHTMLDiffComponents({
    fromHTML: htmlOf(comparisonValue),
    toHTML: htmlOf(versionValue),
    postProcess: unescapeDiffHTML,
    tokenizeByCharacter: false,
  });
  const label = { label: field.label, ...(locale && { locale }) };
  return (
    <FieldDiffContainer
      className="date-diff"
      {...{ From, To, i18n, label }}
      {...(nestingLevel !== undefined && { nestingLevel })}
    />
  );
};
