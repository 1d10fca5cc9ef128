import { imageUrl } from '../../data/image-sources.ts';
import type { Image } from '../../data/model.ts';
import { narrowWindow } from '../../features/blocks/content-picture.tsx';
import { EmptyFrame } from '../../ui/empty-state/empty-state.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import * as styles from './portfolios-page.module.css';

/** How wide a plate is on a desk, in columns of twelve. */
export type PlateColumns = 4 | 5 | 6 | 7 | 8 | 9 | 12;

/** So many works on one page: few widths, one file for browsers without AVIF. The viewer has the larger ones. */
const widths = { narrow: [640, 750, 960, 1280], wide: [640, 750, 960, 1280, 2000] };

interface PlateProps {
  image: Image | undefined;
  columns: PlateColumns;
  /** how wide it is on a phone, in columns of four */
  phone?: 2 | 3 | 4;
  /** the one large image of the first screen */
  priority?: boolean;
}

/** An image of the exhibition in its own shape, or the void where there is none. */
export function Plate({ image, columns, phone = 4, priority }: PlateProps) {
  if (!image) {
    return (
      <div className={styles.void}>
        <EmptyFrame />
      </div>
    );
  }
  const { width, height, alt, colour } = image;
  const offered = columns > 6 ? widths.wide : widths.narrow;
  const srcset = offered.map((wide) => `${imageUrl(image, wide, 'avif')} ${wide}w`).join(', ');
  return (
    <Picture
      sources={[{ type: 'image/avif', srcset }]}
      src={imageUrl(image, 960, 'webp')}
      {...{ width, height, alt, priority, colour }}
      sizes={`(min-width: 48em) ${columns * 8}vw, ${narrowWindow(phone)}`}
    />
  );
}
