/** `SHARED_SECRET` of every process of the tests: not the default, which a site with a public `SITE_URL` refuses. */
export const sharedSecret = 'the-shared-secret-of-the-tests';
