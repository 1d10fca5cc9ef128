import { access, constants, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { listenRefusal, probePort } from '@vitrine/contract/settings/listen-refusal.ts';
import { startTraces } from '@vitrine/tracing/start.ts';
import pg from 'pg';
import { fileOf, isFileUrl } from '../src/config/database-file.ts';
import type { Settings } from '../src/config/settings.ts';
import { withBodyLimits } from './admit.ts';
import { createLimitedServer, endOnSignals, prepareNext } from './next-server.ts';
import { withSpans } from './request-spans.ts';
import { withFavicon } from './with-favicon.ts';
import { withSecurity } from './with-security.ts';

/**
 * Starts the built content service. Settings, database and port are checked first; the message of a failure says what to do.
 */
const workspace = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const standalone = path.join(workspace, '.next/standalone/content');

function end(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

async function requireWritable(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await access(folder, constants.W_OK);
}

async function checkDatabase({ databaseUrl }: Settings): Promise<void> {
  if (isFileUrl(databaseUrl)) return requireWritable(path.dirname(fileOf(databaseUrl)));
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5000 });
  await client.connect();
  await client.end();
}

/** In a folder that cannot be written to, every upload would fail. */
async function checkUploads({ s3, mediaDir }: Settings): Promise<void> {
  if (!s3) await requireWritable(mediaDir);
}

// An empty setting is none.
process.env.DATA_DIR ||= path.resolve(workspace, '../.data');
let settings: Settings;
try {
  // Imported only now, because the module reads DATA_DIR; its message is printed without a stack.
  ({ settings } = await import('../src/config/settings.ts'));
} catch (error) {
  end(error instanceof Error ? error.message : String(error));
}
await checkDatabase(settings).catch((error: NodeJS.ErrnoException) =>
  end(
    `The content service cannot start: the database does not respond (${error.code ?? error.message}). Check DATABASE_URL.`,
  ),
);
await checkUploads(settings).catch(({ code, message }: NodeJS.ErrnoException) =>
  end(
    `The content service cannot start: it cannot write to its folder of uploads (${code ?? message}). Check MEDIA_DIR.`,
  ),
);
const { host, port } = settings;
await probePort({ port, host }).catch((error: NodeJS.ErrnoException) => {
  const refusal = listenRefusal(error, { port, host, setting: 'CONTENT_PORT' });
  end(`The content service cannot start: ${refusal}.`);
});
// The panel formats dates in the time zone of the process.
process.env.TZ = 'Europe/Paris';
Object.assign(process.env, { NODE_ENV: 'production', PORT: String(port) });

// Before Payload's configuration is loaded, which opens the database.
const traces = await startTraces(settings.tracesUrl, {
  service: 'vitrine-content',
  onProblem: (reason) =>
    process.stdout.write(
      `${JSON.stringify({ level: 40, time: new Date().toISOString(), reason, msg: 'traces could not be exported' })}\n`,
    ),
});
const next = await prepareNext(standalone, host, port);
const listener = withFavicon(withBodyLimits(next.getRequestHandler(), settings.secret));
const server = createLimitedServer(withSpans(withSecurity(listener, settings), settings.secret));
endOnSignals(server, async () => {
  await Promise.all([next.close(), traces.stop()]);
});
server.listen(port, host, () => process.stdout.write(`content service listening on port ${port}\n`));
