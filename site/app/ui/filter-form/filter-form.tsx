import { Icon } from '../icon/icon.tsx';
import styles from './filter-form.module.css';

export type FilterField = {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
  value?: string;
};

export type FilterFormProps = {
  /** The form's action; the choices become its query. */
  action: string;
  /** Accessible name of the form. */
  label: string;
  fields: readonly FilterField[];
  submit: string;
  /** The way back to the unfiltered list, shown while something is filtered. */
  reset?: { label: string; href: string };
};

/** Filters as a ruled row of choices: a plain GET form. The first option of each field is usually the empty one, `all`. */
export function FilterForm({ action, label, fields, submit, reset }: FilterFormProps) {
  return (
    <form className={styles.form} action={action} method="get" aria-label={label}>
      {fields.map(({ name, label: fieldLabel, options, value }) => (
        <label key={name} className={styles.field}>
          <span>{fieldLabel}</span>
          {/* The key resets the choice when the URL changes. */}
          <select key={value} className={styles.select} name={name} defaultValue={value}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="arrow-down" size="small" />
        </label>
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
