/** The header in which the server of the content service tells its inside who asks; what a client sends in it is dropped. */
export const clientHeader = 'x-vitrine-client';
