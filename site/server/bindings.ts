import type { HttpBindings } from '@hono/node-server';

/** What routes on Hono get of Node: its own request and response. */
export type Bindings = { Bindings: HttpBindings };
