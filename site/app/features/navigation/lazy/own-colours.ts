/**
 * Gives pictures the ground of their own colour where style sheets cannot read it from an attribute, those of later pages too.
 * The page's security policy leaves no style attributes in what the server sends; until now these stand on the family's tint.
 */
export function showOwnColours(): void {
  if (CSS.supports('color', 'attr(x type(*))')) return;
  const show = () => {
    for (const image of document.querySelectorAll<HTMLElement>('img[data-colour]')) {
      image.style.setProperty('--own', image.dataset.colour ?? '');
    }
  };
  new MutationObserver(show).observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['data-colour'],
  });
  show();
}
