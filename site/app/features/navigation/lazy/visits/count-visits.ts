/** Counts what visitors do (section 16), from when it is loaded: it listens on the document. */
import './action-steps.ts';
import './filter-clicks.ts';
import './vitals.ts';
