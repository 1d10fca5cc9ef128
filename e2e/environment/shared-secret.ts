/** `SHARED_SECRET` of every process of the tests: one of its own, so that a site may have a public URL. */
export const sharedSecret = 'the-shared-secret-of-the-tests';
