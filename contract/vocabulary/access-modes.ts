/** The means of transport to a campus. */
export const accessModes = ['metro', 'tram', 'bus', 'train', 'bike', 'car'] as const;
export type AccessMode = (typeof accessModes)[number];
