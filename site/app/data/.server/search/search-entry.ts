import type { SearchNote } from '../../search.ts';

/** A page as the search knows it. */
export interface SearchEntry {
  /** `collection:id` */
  id: string;
  url: string;
  title: string;
  /** by what else the page is known: the title that editors gave it for search engines, its city, its campuses */
  names: string[];
  /** what editors say that visitors call it */
  synonyms?: string[];
  /** its introduction or summary: what is shown where the words were found in it, or in the title alone */
  lead: string;
  headings: string[];
  /** everything else on the page */
  texts: string[];
  note: SearchNote;
}
