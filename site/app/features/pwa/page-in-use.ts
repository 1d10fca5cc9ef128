/** As much of a field as tells whether the visitor has changed it. */
type Field = Element & {
  value?: string;
  defaultValue?: string;
  checked?: boolean;
  defaultChecked?: boolean;
  options?: Iterable<{ selected: boolean; defaultSelected: boolean }>;
};

function isChanged(field: Field): boolean {
  if (field.options) {
    const options = [...field.options];
    // Where no option is marked, the first one is chosen by itself.
    const first = options.some(({ defaultSelected }) => defaultSelected) ? -1 : 0;
    return options.some(({ selected, defaultSelected }, index) => selected !== (defaultSelected || index === first));
  }
  if (field.checked !== field.defaultChecked) return true;
  return field.defaultValue !== undefined && field.value !== field.defaultValue;
}

/** Whether the visitor has begun something in a page or a part of it that would be lost with it: a filled field, the popin, a video. */
export function isInUse(page: ParentNode): boolean {
  if (page.querySelector('dialog[open] form, main iframe')) return true;
  return [...page.querySelectorAll<Field>('form :is(input, select, textarea)')].some(isChanged);
}
