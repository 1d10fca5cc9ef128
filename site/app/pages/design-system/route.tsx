import type { PageFrame } from '../../data/model.ts';
import { DesignSystemPage } from './design-system-page.tsx';
import { sheets } from './sheet.tsx';

/** What the frame asks of a page; a tool has no translation and nothing to tell search engines. */
const frame = (): Omit<PageFrame, 'metadata'> => ({
  locale: 'fr',
  layout: 'dynamic',
  alternates: {},
  headings: sheets.map(({ id, title }) => ({ id, text: title })),
});

// Not one by way of the other: the bundler takes `loader` out of what browsers get.
export const loader = () => frame();
export const clientLoader = () => frame();
export const meta = () => [{ title: 'Le jeu de planches' }, { name: 'robots', content: 'noindex, nofollow' }];

export default function DesignSystemRoute() {
  return <DesignSystemPage />;
}
