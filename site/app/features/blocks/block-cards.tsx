import { Card, Cards } from '../../ui/card/card.tsx';
import { Cell } from '../../ui/grid/grid.tsx';
import styles from './block-cards.module.css';
import type { BlockProps } from './block-props.ts';
import { BlockSection, levelWithin } from './block-section.tsx';
import { ContentPicture, pictureProps } from './content-picture.tsx';

/** Cards that an editor wrote: each may lead somewhere, and may have an image. */
export function CardsBlock({ block }: BlockProps<'cards'>) {
  const illustrated = block.cards.some((card) => card.image);
  return (
    <BlockSection block={block}>
      <Cell kind="flush">
        <Cards
          columns={block.cards.length % 3 === 0 || block.cards.length > 4 ? '3' : block.cards.length === 4 ? '4' : '2'}
        >
          {block.cards.map((card) => (
            <li key={card.title}>
              <Card
                title={card.title}
                href={card.link?.href}
                level={levelWithin(block)}
                meta={card.text ? [card.text] : []}
                action={card.link ? card.linkLabel : undefined}
                picture={card.image ? pictureProps(card.image, 'third') : illustrated ? undefined : null}
              />
            </li>
          ))}
        </Cards>
      </Cell>
    </BlockSection>
  );
}

/** Partners, by their marks: each stands on the sheet, which no colour of its own may fill around it. */
export function LogosBlock({ block }: BlockProps<'logos'>) {
  return (
    <BlockSection block={block}>
      <Cell kind="flush">
        <ul className={styles.logos}>
          {block.logos.map(({ name, image, url }) => (
            <li key={name} className={styles.logo}>
              {url ? (
                <a href={url} className={styles.mark}>
                  <ContentPicture image={{ ...image, alt: name, colour: null }} size="quarter" />
                </a>
              ) : (
                <span className={styles.mark}>
                  <ContentPicture image={{ ...image, alt: name, colour: null }} size="quarter" />
                </span>
              )}
            </li>
          ))}
        </ul>
      </Cell>
    </BlockSection>
  );
}
