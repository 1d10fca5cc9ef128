'use client';

import { NavLink } from '../../panel/nav-link.tsx';
import { usePanelLanguage } from '../../panel/use-panel-language.ts';
import { visitLabels } from './visit-labels.ts';

/** The link to the page of visits, at the end of the navigation. */
export function VisitsNavLink() {
  return <NavLink path="/visits" label={visitLabels[usePanelLanguage()].title} />;
}
