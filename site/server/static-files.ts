import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';

const root = path.relative(process.cwd(), path.resolve(import.meta.dirname, '../client')) || '.';

/** The built files: hashed ones are kept for ever, the others asked for again. In development Vite answers for them. */
export function staticFiles(): MiddlewareHandler {
  if (!import.meta.env.PROD) return (_context, next) => next();
  return serveStatic({
    root,
    onFound: (file, context) => {
      const hashed = file.includes(`${path.sep}assets${path.sep}`) || file.includes('/assets/');
      context.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}
