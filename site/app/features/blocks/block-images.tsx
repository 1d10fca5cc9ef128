import { Cell, Section } from '../../ui/grid/grid.tsx';
import { Figure } from '../../ui/picture/figure.tsx';
import styles from './block-images.module.css';
import type { BlockProps } from './block-props.ts';
import { BlockSection } from './block-section.tsx';
import { ContentPicture } from './content-picture.tsx';

/** One image with its caption: in the column of the text, or as wide as the page. */
export function ImageBlock({ block }: BlockProps<'image'>) {
  const place = block.wide ? ({ span: 12 } as const) : ({ span: 9, from: 4 } as const);
  return (
    <Section>
      <Cell kind="flush" {...place}>
        <Figure caption={block.caption}>
          <ContentPicture image={block.image} size={block.wide ? 'full' : 'twoThirds'} />
        </Figure>
      </Cell>
    </Section>
  );
}

/** Images that belong together, in rows of unequal halves. */
export function GalleryBlock({ block }: BlockProps<'gallery'>) {
  return (
    <BlockSection block={block}>
      <Cell kind="flush">
        <ul className={styles.gallery}>
          {block.images.map((image) => (
            <li key={image.hash} className={styles.frame}>
              <ContentPicture image={image} size="twoThirds" fit="cover" />
            </li>
          ))}
        </ul>
      </Cell>
    </BlockSection>
  );
}
