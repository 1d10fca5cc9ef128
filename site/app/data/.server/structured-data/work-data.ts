import type { VisualArtwork } from 'schema-dts';
import type { School, Work } from '../../model.ts';
import { workAnchor } from '../../work-anchor.ts';
import { absolute, imageOf } from './references.ts';

/**
 * A student's work in an exhibition, with its credit and the picture of its card; the viewer shows more.
 * @param path of the page of the exhibition
 */
export function workData(school: School, path: string, work: Work): VisualArtwork {
  return {
    '@type': 'VisualArtwork',
    '@id': absolute(school, `${path}#${workAnchor(work)}`),
    name: work.title,
    creator: { '@type': 'Person', name: work.student },
    creditText: `${work.student}, ${school.name}, ${work.year}`,
    dateCreated: String(work.year),
    ...imageOf(school, work.images[0] ?? null),
  };
}
