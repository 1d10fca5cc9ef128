import type { ReactNode } from 'react';
import { Links, type LoaderFunctionArgs, Meta, Outlet, Scripts, ScrollRestoration, useLoaderData } from 'react-router';

/** What the page shows: made of numbers, the same for ever. */
interface ReferenceData {
  title: string;
  menu: { label: string; url: string }[];
  cards: { title: string; text: string; url: string; date: string }[];
  paragraphs: string[];
}

const words = (
  'atelier matière dessin projet ville lumière bois papier couleur geste outil rythme espace ligne mesure usage jardin ' +
  'maquette trame verre métal texte image voix quai fenêtre étoffe racine'
).split(' ');

/** A sentence of so many words, always the same for the same number. */
function sentence(from: number, length: number): string {
  const chosen = Array.from({ length }, (_, at) => words[(from * 7 + at * 11 + ((from * at) % 5)) % words.length]);
  const text = chosen.join(' ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

const data: ReferenceData = {
  title: 'La page de référence',
  menu: Array.from({ length: 35 }, (_, at) => ({ label: sentence(at, 2), url: `/rubrique-${at}/page-${at}` })),
  cards: Array.from({ length: 48 }, (_, at) => ({
    title: sentence(at + 100, 4),
    text: sentence(at + 200, 22),
    url: `/actualites/article-${at}`,
    date: `2026-${String((at % 12) + 1).padStart(2, '0')}-${String((at % 28) + 1).padStart(2, '0')}`,
  })),
  paragraphs: Array.from({ length: 23 }, (_, at) => sentence(at + 300, 60)),
};

export function loader(_args: LoaderFunctionArgs): ReferenceData {
  return data;
}

export const meta = () => [{ title: data.title }, { name: 'description', content: data.paragraphs[0] }];

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="fr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export function Root() {
  return <Outlet />;
}

function Card({ card }: { card: ReferenceData['cards'][number] }) {
  return (
    <article className="card card-plain">
      <h3 className="card-title">
        <a href={card.url} className="card-link">
          {card.title}
        </a>
      </h3>
      <p className="card-text">{card.text}</p>
      <time className="card-date" dateTime={card.date}>
        {card.date}
      </time>
    </article>
  );
}

export default function ReferencePage() {
  return <ReferenceView {...useLoaderData<ReferenceData>()} />;
}

/** The page by itself, as React would render it without a router. */
export function BarePage() {
  return <ReferenceView {...data} />;
}

function ReferenceView({ title, menu, cards, paragraphs }: ReferenceData) {
  return (
    <>
      <header className="top">
        <nav className="menu" aria-label="Menu">
          <ul className="menu-list">
            {menu.map(({ label, url }) => (
              <li key={url} className="menu-item">
                <a href={url} className="menu-link">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <main className="main">
        <h1 className="title">{title}</h1>
        {paragraphs.map((paragraph) => (
          <p key={paragraph.slice(0, 40)} className="text">
            {paragraph}
          </p>
        ))}
        <section className="cards">
          {cards.map((card) => (
            <Card key={card.url} card={card} />
          ))}
        </section>
      </main>
    </>
  );
}
