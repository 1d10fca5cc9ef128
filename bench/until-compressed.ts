import { until } from './until.ts';

/** Waits until a page has its smallest form, which is made once it is requested again: by this. */
export async function untilCompressed(url: string): Promise<void> {
  const isCompressed = async () => {
    const response = await fetch(url, { headers: { 'accept-encoding': 'br' } });
    await response.body?.cancel();
    return response.headers.get('etag')?.endsWith('-b"') ?? false;
  };
  await until(`${url} is compressed`, isCompressed);
}
