/** What an exhibition needs once somebody looks closer, in one file. */
export { workAnchor } from '../../../data/work-anchor.ts';
export { hide, show } from './view-transition.ts';
export { Viewer } from './viewer.tsx';
