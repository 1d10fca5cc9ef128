import type { PageFrame } from './model.ts';

/** A page whose content stands in the markup of the document: what surrounds it is all that the browser is sent as data. */
export interface InMarkup extends PageFrame {
  inMarkup: true;
}

/** On the server alone: what each of them was made from, for the time that it takes to render it. */
const wholes = new WeakMap<PageFrame, PageFrame>();

/** Leaves the content of a page to its markup: the same data, of which the browser is sent the frame (`docs/decisions/020`). */
export function leaveInMarkup(whole: PageFrame): InMarkup {
  const { locale, layout, alternates, metadata, headings, choice, switchTo } = whole;
  const sent: InMarkup = {
    ...{ locale, layout, alternates, metadata, headings, inMarkup: true },
    ...(choice && { choice }),
    ...(switchTo && { switchTo }),
  };
  wholes.set(sent, whole);
  return sent;
}

/** Whether the content of a page is in the markup alone. */
export function isInMarkup(data: PageFrame): data is InMarkup {
  return 'inMarkup' in data;
}

/** All data of a page; `null` in a browser that has its content in the markup. */
export function wholeOf<D extends PageFrame>(data: D | InMarkup): D | null {
  if (!isInMarkup(data)) return data;
  return import.meta.env.SSR ? ((wholes.get(data) as D | undefined) ?? null) : null;
}
