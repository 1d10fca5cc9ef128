import { mkdir } from 'node:fs/promises';
import type { Server } from 'node:http';
import path from 'node:path';
import S3rver from 's3rver';

/** The name of the bucket, and the settings of the content service with which it reaches it. */
export const bucketName = 'pictures';
export const bucketSettings = (port: number) => ({
  S3_BUCKET: bucketName,
  S3_ENDPOINT: `http://127.0.0.1:${port}`,
  S3_ACCESS_KEY_ID: 'S3RVER',
  S3_SECRET_ACCESS_KEY: 'S3RVER',
});

/**
 * Starts an S3 server on loopback whose objects are files in a folder: one that is started there again has them.
 * @param port 0 for any that is free
 */
export async function startBucketServer(
  directory: string,
  port = 0,
): Promise<{ port: number; stop: () => Promise<void> }> {
  await mkdir(path.join(directory, bucketName), { recursive: true });
  const configureBuckets = [{ name: bucketName, configs: [] }];
  const server = new S3rver({ address: '127.0.0.1', port, silent: true, directory, configureBuckets });
  const address = await server.run();
  const { httpServer } = server as unknown as { httpServer: Server };
  const stop = async () => {
    const closed = server.close();
    // A connection that is used again and again would stay open.
    httpServer.closeAllConnections();
    await closed;
  };
  return { port: address.port, stop };
}
