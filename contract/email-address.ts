/**
 * Any e-mail address, also with its `@` percent-encoded, as in a URL; without the letter of an escape before it, and without
 * the directories of a URL (RFC 5322 would allow "/"). The lengths that RFC 5321, 4.5.3.1 allows bound the search.
 */
const emailAddress = /(?<!\\)[\w.!#$%&'*+=?^`{|}~-]{1,64}(?:@|%40)[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63})+/gi;

/**
 * Removes e-mail addresses from a line of a log: messages of libraries name the account that they are about, and visitors
 * request URLs that name a person.
 * @returns the line with `[e-mail]` in the place of each
 */
export const withoutEmailAddresses = (line: string): string => line.replace(emailAddress, '[e-mail]');
