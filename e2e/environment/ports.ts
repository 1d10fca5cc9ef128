/** The ports of the tests' own processes, away from those of a running site. */
export const contentPort = 4101;
export const sitePort = 4100;
