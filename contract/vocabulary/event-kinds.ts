/** What an event can be, in the order in which the site shows them. Not among the vocabulary, which every page loads. */
export const eventKinds = ['open-day', 'workshop', 'exhibition', 'conference', 'jury', 'fair'] as const;
export type EventKind = (typeof eventKinds)[number];
