import type { Image, Work } from '../../data/model.ts';

/** One image of a work as the viewer shows it; a work without images has one view, which is empty. */
export interface View {
  /** its name in URLs: the work's slug, and the number of the image where it is not the first */
  key: string;
  work: Work;
  image: Image | null;
  /** which work of the exhibition it belongs to, from 1, and how many there are */
  number: number;
  count: number;
  /** which image of the work it is, from 1, and how many there are */
  view: number;
  views: number;
}

/** The name of a work's image in URLs. A slug has no full stop: no two images share a name. */
export function viewKey({ slug }: Pick<Work, 'slug'>, view = 1): string {
  return view === 1 ? slug : `${slug}.${view}`;
}

/** The id of the element that shows an image on the page, and the anchor at which the viewer shows it. */
export function viewAnchor(key: string): string {
  return `view-${key}`;
}

/** All images of the works, in the order of the exhibition. */
export function viewsOf(works: readonly Work[]): View[] {
  return works.flatMap((work, index) => {
    const images = work.images.length > 0 ? work.images : [null];
    return images.map((image, of) => ({
      key: viewKey(work, of + 1),
      work,
      image,
      number: index + 1,
      count: works.length,
      view: of + 1,
      views: images.length,
    }));
  });
}

/** The place among the views that the hash of a URL names; nothing where it names none of them. */
export function viewAt(views: readonly View[], hash: string): number | undefined {
  const place = views.findIndex(({ key }) => hash === `#${viewAnchor(key)}`);
  return place < 0 ? undefined : place;
}
