'use client';

import { NavLink } from '../../../panel/nav-link.tsx';
import { usePanelLanguage } from '../../../panel/use-panel-language.ts';
import { coverageLabels } from './coverage-labels.ts';

/** The link to the coverage grid: at the end of its group, which is the last one of the navigation. */
export function CrmCoverageNavLink() {
  return <NavLink path="/crm-coverage" label={coverageLabels[usePanelLanguage()].navigation} />;
}
