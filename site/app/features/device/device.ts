/** Whose browser calls itself so is mobile (section 9): by the user agent alone, whatever the screen. */
const mobileUserAgents = /mobile|ipad|android|iphone/i;

/** Whether a user agent is that of a mobile device. */
export function isMobileUserAgent(userAgent: string): boolean {
  return mobileUserAgents.test(userAgent);
}

/**
 * Sets `<html data-device="mobile|desktop">` before the first paint: the HTML is the same for every visitor. A constant
 * script for the document's head, so that the policy of the page can name it by its hash.
 */
export const deviceScript = `document.documentElement.dataset.device=${mobileUserAgents}.test(navigator.userAgent)?"mobile":"desktop"`;

/** Whether this is a mobile device. In the browser only. */
export function deviceIsMobile(): boolean {
  return isMobileUserAgent(navigator.userAgent);
}
