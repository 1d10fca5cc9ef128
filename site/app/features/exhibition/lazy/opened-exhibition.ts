/** What an open exhibition needs, in one file. */
export { workAnchor } from '../../../data/work-anchor.ts';
export { hide, show } from './view-transition.ts';
export { Viewer } from './viewer.tsx';
