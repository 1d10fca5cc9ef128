import type { PayloadRequest } from 'payload';
import { formHref, kindOf, nameOf } from '../../panel/document-names.ts';
import { labelIn, type PanelLanguage } from '../../panel/panel-language.ts';
import { usesLabels } from './uses-labels.ts';
import type { Use, UseState } from './uses-of.ts';

/** A use as the panel shows it. */
export interface DescribedUse {
  /** “Offering « Design graphique × Paris »” */
  name: string;
  /** “Course”, “Body, Image, Image (English)” */
  places: string[];
  state: UseState;
  /** path of its form in the panel */
  href: string;
}

type Request = Pick<PayloadRequest, 'payload' | 'transactionID'>;

/** Uses as the panel shows them, with the URL of each one's form. */
export async function describeUses(
  req: Request,
  uses: readonly Use[],
  language: PanelLanguage,
): Promise<DescribedUse[]> {
  const say = usesLabels[language];
  const described: DescribedUse[] = [];
  for (const { collection, id, state, references, document } of uses) {
    const places = references.map(({ labels: around, locale }) => {
      const path = around.map((label) => labelIn(label, language)).join(', ');
      return locale === null ? path : say.inLanguage(path, locale);
    });
    const folder = state === 'trash' ? `${collection}/trash` : collection;
    described.push({
      name: say.named(kindOf(req.payload, collection, language), await nameOf(req, collection, document, language)),
      places: [...new Set(places)],
      state,
      href: `${formHref(req.payload, folder, id)}${state === 'version' ? '/versions' : ''}`,
    });
  }
  return described;
}
