/**
 * The ids that the frame, and what pages have beside an editor's sections, give to elements. The headings of those sections
 * become anchors on the same pages: none of these is free to them.
 */
export const contentId = 'content';
export const topId = 'top';
export const summaryId = 'page-summary';
export const menuId = 'menu-panel';
export const menuTitleId = 'menu-panel-title';
export const subPagesId = 'sub-pages';
/** The heading of a course's calculator, which its result follows. */
export const calculatorId = 'course-calculator';
