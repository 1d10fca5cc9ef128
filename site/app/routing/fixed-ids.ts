/**
 * The ids that the frame, and what pages have beside an editor's sections, give to elements. The headings of those sections
 * become anchors on the same pages: none of these is free to them.
 */
export const fixedIds = {
  content: 'content',
  top: 'top',
  summary: 'page-summary',
  menu: 'menu-panel',
  menuTitle: 'menu-panel-title',
  subPages: 'sub-pages',
  campusGallery: 'campus-gallery',
} as const;
