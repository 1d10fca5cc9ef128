import { Accordion } from '../../../ui/accordion/accordion.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Card, Cards } from '../../../ui/card/card.tsx';
import { Dimension } from '../../../ui/dimension/dimension.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Facts } from '../../../ui/facts/facts.tsx';
import { Figures } from '../../../ui/figures/figures.tsx';
import { Cell } from '../../../ui/grid/grid.tsx';
import { Heading } from '../../../ui/heading/heading.tsx';
import { TextLink } from '../../../ui/link/text-link.tsx';
import { ListRow, Rows } from '../../../ui/list/list-row.tsx';
import { Breadcrumb } from '../../../ui/navigation/breadcrumb.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { Prose } from '../../../ui/prose/prose.tsx';
import { Quote } from '../../../ui/quote/quote.tsx';
import { Steps } from '../../../ui/steps/steps.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';
import { Sheet } from '../sheet.tsx';
import { lostPicture } from './sample-picture.ts';

/** 45 letters without a place to break. */
const longWord = 'Intercommunalisationnellementreconstitutionnel';
const longTitle = `${longWord} : colloque des écoles, des ateliers et des éditeurs de mobilier sur la transmission des métiers`;

/** What an editor may write one day, in every component that would suffer from it. */
export function ProofsSheet() {
  return (
    <Sheet
      id="epreuves"
      intro="Cent vingt signes, un mot de quarante-cinq lettres, une image perdue : rien ne sort de la feuille."
    >
      <Cell kind="open">
        <Heading level={3} size="huge">
          {longTitle}
        </Heading>
      </Cell>
      <Cell kind="open">
        <Heading level={3} size="large">
          {longTitle}
        </Heading>
      </Cell>
      <Cell span={6} kind="flush">
        <Breadcrumb label="Un long chemin" items={[{ label: 'Actualités', href: '#epreuves' }, { label: longTitle }]} />
      </Cell>
      <Cell span={6}>
        <Tag>{longWord}</Tag>
      </Cell>
      <Cell kind="flush">
        <Cards columns="4">
          {[1, 2, 3, 4].map((place) => (
            <Card
              key={place}
              href="#epreuves"
              title={place === 1 ? longTitle : `${longWord} ${place}`}
              eyebrow={longWord}
              meta={[longWord, longTitle]}
              picture={lostPicture}
            />
          ))}
        </Cards>
      </Cell>
      <Cell kind="flush">
        <Rows>
          <ListRow href="#epreuves" title={longTitle} lead={longWord} meta={longTitle} />
        </Rows>
      </Cell>
      <Cell kind="flush">
        <Facts
          items={[
            { label: longWord, value: longTitle },
            { label: 'Campus', value: longWord },
          ]}
        />
      </Cell>
      <Cell kind="flush">
        <Figures
          items={[
            { value: '1 234 567 890', unit: 'kilomètres', label: longWord },
            { value: longWord, label: 'Nom' },
          ]}
        />
      </Cell>
      <Cell kind="flush">
        <Dimension value={longWord} label={longTitle} start={longWord} end={longWord} />
      </Cell>
      <Cell kind="flush">
        <Steps items={[{ title: longTitle, body: <p>{longWord}</p> }, { title: longWord }]} />
      </Cell>
      <Cell span={6}>
        <Quote name={longWord} role={longTitle}>
          {longTitle}
        </Quote>
      </Cell>
      <Cell span={6}>
        <Prose>
          <h3>{longTitle}</h3>
          <p>
            {longWord} <a href="#epreuves">{longWord}</a> {longTitle}
          </p>
        </Prose>
      </Cell>
      <Cell kind="flush">
        <Accordion items={[{ title: longTitle, content: <p>{longWord}</p>, open: true }]} />
      </Cell>
      <Cell span={6} kind="flush">
        <Notice action={<Button icon="arrow-right">{longWord}</Button>}>{longTitle}</Notice>
      </Cell>
      <Cell span={6}>
        <Button icon="arrow-right">{longTitle}</Button>
      </Cell>
      <Cell span={6}>
        <TextLink href="#epreuves" icon="arrow-right">
          {longTitle}
        </TextLink>
      </Cell>
      <Cell span={6} kind="flush">
        <EmptyState level={3} title={longTitle}>
          <p>{longWord}</p>
        </EmptyState>
      </Cell>
    </Sheet>
  );
}
