'use client';

import {
  DatePicker,
  FieldDescription,
  FieldError,
  FieldLabel,
  fieldBaseClass,
  RenderCustomComponent,
  useField,
  withCondition,
} from '@payloadcms/ui';
import { mergeFieldStyles } from '@payloadcms/ui/shared';
import type { DateFieldClientComponent, DateFieldClientProps } from 'payload';
import type { ComponentProps } from 'react';
import { usePanelLanguage } from '../../panel/use-panel-language.ts';
import { browserDateOf, momentOf } from './browser-date.ts';

/** Above the times: the picker has its own in English alone. */
const timeCaptions = { fr: 'Heure', en: 'Time' };

/**
 * Payload's date field in Paris time, whatever the time zone of the browser (section 11): Payload's own needs a second column with the
 * name of a time zone for that.
 */
function DateAndTime({ field, path: given, readOnly }: DateFieldClientProps) {
  const { customComponents, disabled, path, setValue, showError, value } = useField<string | null>({
    potentiallyStalePath: given,
  });
  const { AfterInput, BeforeInput, Description, Error: ShownError, Label } = customComponents ?? {};
  const language = usePanelLanguage();
  const { label, localized, required, admin } = field;
  const date = admin?.date as Partial<ComponentProps<typeof DatePicker>> | undefined;
  const isReadOnly = Boolean(readOnly || disabled);
  return (
    <div
      className={[
        fieldBaseClass,
        'date-time-field',
        showError && 'date-time-field--has-error',
        isReadOnly && 'read-only',
      ]
        .filter(Boolean)
        .join(' ')}
      style={mergeFieldStyles(field)}
    >
      <RenderCustomComponent
        CustomComponent={Label}
        Fallback={<FieldLabel label={label} localized={localized} path={path} required={required} />}
      />
      <div className={`${fieldBaseClass}__wrap`} id={`field-${path.replaceAll('.', '__')}`}>
        <RenderCustomComponent
          CustomComponent={ShownError}
          Fallback={<FieldError path={path} showError={showError} />}
        />
        {BeforeInput}
        <DatePicker
          {...date}
          overrides={{ ...date?.overrides, timeCaption: timeCaptions[language] }}
          readOnly={isReadOnly}
          value={value ? browserDateOf(value) : undefined}
          onChange={(picked: Date | null) => {
            if (!isReadOnly) setValue(picked && momentOf(picked));
          }}
        />
        {AfterInput}
      </div>
      <RenderCustomComponent
        CustomComponent={Description}
        Fallback={<FieldDescription description={admin?.description} path={path} />}
      />
    </div>
  );
}

export const DateAndTimeField: DateFieldClientComponent = withCondition(DateAndTime);
