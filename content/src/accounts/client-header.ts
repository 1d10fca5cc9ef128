/** The header in which `content/server` passes the client's IP address to Payload; a value from the client is overwritten. */
export const clientHeader = 'x-vitrine-client';
