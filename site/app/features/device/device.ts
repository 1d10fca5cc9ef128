/** Whose browser calls itself so is mobile (section 9): by the user agent alone, whatever the screen. */
const mobileUserAgents = /mobile|ipad|android|iphone/i;

/**
 * Sets `<html data-device="mobile|desktop">` before the first paint: the HTML is the same for every visitor. The
 * attribute is the store of the mobile flag (section 9, "Device"), read by the style sheets. A constant script for the
 * document's head, so that the policy of the page can name it by its hash.
 */
export const deviceScript = `document.documentElement.dataset.device=${mobileUserAgents}.test(navigator.userAgent)?"mobile":"desktop"`;
