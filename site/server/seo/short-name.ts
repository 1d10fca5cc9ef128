/** Characters: about the length that a phone shows under an icon. */
const room = 12;

/** The end of a name that fits under an icon: the words that set the school apart come last. */
export function shortName(name: string): string {
  const words = name.split(' ');
  while (words.length > 1 && words.join(' ').length > room) words.shift();
  return words.join(' ');
}
