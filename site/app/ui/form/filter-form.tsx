import { Icon } from '../icon/icon.tsx';
import * as styles from './filter-form.module.css';

type FilterField = {
  name: string;
  label: string;
  value?: string;
} & (
  | { options: readonly { value: string; label: string }[]; required?: boolean; number?: never }
  | { number: { min: number; max: number; step: number }; options?: never; required?: never }
);

type FilterFormProps = {
  /** The form's action; the choices become its query. */
  action: string;
  /** Accessible name of the form. */
  label: string;
  fields: readonly FilterField[];
  submit: string;
  /** The way back to the unfiltered list, shown while something is filtered. */
  reset?: { label: string; href: string };
};

/** The key of a control resets it when the URL changes. */
function Field({ field: { name, label, value, ...control } }: { field: FilterField }) {
  if (control.number)
    return (
      <label className={styles.field}>
        <span>{label}</span>
        <input
          key={value}
          className={styles.select}
          type="number"
          inputMode="numeric"
          name={name}
          defaultValue={value}
          {...control.number}
        />
      </label>
    );
  return (
    <label className={styles.field}>
      <span>{label}</span>
      <select key={value} className={styles.select} name={name} defaultValue={value} required={control.required}>
        {control.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="arrow-down" size="small" />
    </label>
  );
}

/** Filters as a ruled row of choices and numbers: a plain GET form. The first option of each field is usually the empty one, `all`. */
export function FilterForm({ action, label, fields, submit, reset }: FilterFormProps) {
  return (
    <form className={styles.form} action={action} method="get" aria-label={label}>
      {fields.map((field) => (
        <Field key={field.name} field={field} />
      ))}
      <button className={styles.submit} type="submit">
        {submit}
      </button>
      {reset && (
        <a className={styles.reset} href={reset.href}>
          {reset.label}
          <Icon name="close" size="small" />
        </a>
      )}
    </form>
  );
}
