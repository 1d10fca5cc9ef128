import { pathTo } from '@vitrine/contract/routes/build-url.ts';
import type { PlainScreen } from '@vitrine/contract/routes/route-table.ts';
import type { ReactNode } from 'react';
import type { ListContent } from '../../data/blocks.ts';
import { useLabels } from '../../labels/use-labels.tsx';
import { Card, Cards } from '../../ui/card/card.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Cell } from '../../ui/grid/grid.tsx';
import { ArrowLink } from '../../ui/link/text-link.tsx';
import { ArticleCards, CampusCard, CourseCard, EventRows, WorkCard } from './cards.tsx';
import { ContentPicture, pictureProps } from './content-picture.tsx';
import * as styles from './list-blocks.module.css';
import { type BlockProps, BlockSection, levelWithin } from './text-blocks.tsx';

/** How wide a picture is in so many columns. */
const sizeIn = { 2: 'half', 3: 'third', 4: 'quarter' } as const;

/** Cards that an editor wrote: each may lead somewhere, and may have an image. */
export function CardsBlock({ block }: BlockProps<'cards'>) {
  const illustrated = block.cards.some((card) => card.image);
  const count = block.cards.length;
  const columns = count === 4 ? '4' : count % 3 === 0 || count > 4 ? '3' : '2';
  return (
    <BlockSection block={block}>
      <Cell kind="flush">
        <Cards columns={columns}>
          {block.cards.map((card) => (
            <Card
              key={card.title}
              title={card.title}
              href={card.link?.href}
              level={levelWithin(block)}
              meta={card.text ? [card.text] : []}
              action={card.link ? card.linkLabel : undefined}
              picture={card.image ? pictureProps(card.image, sizeIn[columns]) : illustrated ? undefined : null}
            />
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

/** Where each list is complete, and what its labels are named by: that of the way there, and what is said while it is empty. */
const lists = {
  courses: { screen: 'course-list', things: 'courses' },
  campuses: { screen: 'campus-list', things: 'campuses' },
  news: { screen: 'news-list', things: 'news' },
  events: { screen: 'agenda', things: 'events' },
  portfolios: { screen: 'portfolios', things: 'works' },
} as const satisfies Record<ListContent['of'], { screen: PlainScreen; things: string }>;

/** A list that fills itself, with a way to the whole of it. */
export function ListBlock({ block }: BlockProps<'list'>) {
  const { t, locale } = useLabels();
  const { screen, things } = lists[block.of];
  const link = <ArrowLink href={pathTo(screen, locale)}>{t(`list.all-${things}`)}</ArrowLink>;
  const level = levelWithin(block);
  const isEmpty = block.items.length === 0;
  return (
    <BlockSection block={block}>
      <Cell kind="flush">
        {isEmpty ? (
          <EmptyState title={t(`list.no-${things}`)} level={level} action={link}>
            <p>{t(`list.no-${things}-more`)}</p>
          </EmptyState>
        ) : (
          itemsOf(block, level)
        )}
      </Cell>
      {!isEmpty && <Cell>{link}</Cell>}
    </BlockSection>
  );
}

function itemsOf(list: ListContent, level: 2 | 3): ReactNode {
  switch (list.of) {
    case 'courses':
      return (
        <Cards strip>
          {list.items.map((course) => (
            <CourseCard key={course.slug} course={course} level={level} />
          ))}
        </Cards>
      );
    case 'campuses':
      return (
        <Cards strip>
          {list.items.map((campus) => (
            <CampusCard key={campus.slug} campus={campus} level={level} />
          ))}
        </Cards>
      );
    case 'news':
      return <ArticleCards articles={list.items} level={level} />;
    case 'events':
      return <EventRows events={list.items} level={level} />;
    case 'portfolios':
      return (
        <Cards columns="4" strip>
          {list.items.map((work) => (
            <WorkCard key={work.id} work={work} level={level} size="quarter" />
          ))}
        </Cards>
      );
    default:
      return list satisfies never;
  }
}
