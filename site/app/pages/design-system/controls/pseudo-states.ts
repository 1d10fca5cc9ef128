/**
 * Draws what a pointer or the keyboard would bring about: for every rule of `:hover` or `:focus-visible` a second one follows it,
 * for what stands in an element with that `data-state`. So the page shows the true rules of the components, not a copy.
 */
export function drawPseudoStates(): void {
  for (const sheet of document.styleSheets) repeatWithin(sheet);
}

const controls = ':is(a, button, input, select, summary, textarea)';
const stateful = /:hover|:focus-visible/;

const drawn = (selector: string) =>
  selector
    .replaceAll(':hover', "[data-state='hover'] *")
    .replaceAll(':focus-visible', `[data-state='focus'] ${controls}`)
    .replaceAll(/\[data-state='\w+'\] (\*|:is\([^)]*\))/g, ':is($&)');

function repeatWithin(parent: CSSStyleSheet | CSSGroupingRule): void {
  // From the end: what is inserted is not met again.
  for (let index = parent.cssRules.length - 1; index >= 0; index -= 1) {
    const rule = parent.cssRules[index];
    if (rule instanceof CSSStyleRule && stateful.test(rule.selectorText)) {
      parent.insertRule(`${drawn(rule.selectorText)} { ${rule.style.cssText} }`, index + 1);
    } else if (rule instanceof CSSGroupingRule) {
      repeatWithin(rule);
    }
  }
}
