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
import { type ComponentProps, useEffect, useRef } from 'react';
import { usePanelLanguage } from '../../panel/use-panel-language.ts';
import { browserDateOf, momentOf } from './browser-date.ts';

/** Above the times: the picker has its own in English alone. */
const timeCaptions = { fr: 'Heure', en: 'Time' };

/** The name of the picker's button with a cross, which has none. */
const clearNames = { fr: 'Effacer la date', en: 'Clear the date' };

/**
 * Payload's date field with a name for its input, in Paris time whatever the time zone of the browser (section 11): Payload's own needs
 * a second column with the name of a time zone for that. A day alone is stored as Payload does.
 */
function DateAndTime({ field, path: given, readOnly }: DateFieldClientProps) {
  const { customComponents, disabled, path, setValue, showError, value } = useField<string | null>({
    potentiallyStalePath: given,
  });
  const { AfterInput, BeforeInput, Description, Error: ShownError, Label } = customComponents ?? {};
  const language = usePanelLanguage();
  const { label, localized, required, admin } = field;
  const date = admin?.date as Partial<ComponentProps<typeof DatePicker>> | undefined;
  const isDay = date?.pickerAppearance === 'dayOnly';
  const isReadOnly = Boolean(readOnly || disabled);
  const id = `field-${path.replaceAll('.', '__')}`;
  const inputId = `${id}-input`;
  const wrap = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!wrap.current) return;
    const nameButton = () => {
      const button = wrap.current?.querySelector('.date-time-picker__clear-button');
      button?.setAttribute('aria-label', clearNames[language]);
    };
    nameButton();
    // The picker is loaded later, and its button comes and goes with the date.
    const observer = new MutationObserver(nameButton);
    observer.observe(wrap.current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [language]);
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
        Fallback={<FieldLabel htmlFor={inputId} label={label} localized={localized} path={path} required={required} />}
      />
      <div className={`${fieldBaseClass}__wrap`} id={id} ref={wrap}>
        <RenderCustomComponent
          CustomComponent={ShownError}
          Fallback={<FieldError path={path} showError={showError} />}
        />
        {BeforeInput}
        <DatePicker
          {...date}
          overrides={{
            ...{ ...date?.overrides, timeCaption: timeCaptions[language], id: inputId },
            ...{ ariaInvalid: String(showError), ariaRequired: String(Boolean(required)) },
          }}
          readOnly={isReadOnly}
          value={value ? (isDay ? new Date(value) : browserDateOf(value)) : undefined}
          onChange={(picked: Date | null) => {
            if (!isReadOnly) setValue(picked && (isDay ? picked.toISOString() : momentOf(picked)));
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
