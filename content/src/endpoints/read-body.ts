import type { PayloadRequest } from 'payload';
import type { z } from 'zod';
import { refusal } from './refusal.ts';

/** The JSON that a request sends. @throws APIError 400 where it is not what the endpoint takes */
export async function readBody<T>(req: PayloadRequest, schema: z.ZodType<T>): Promise<T> {
  const parsed = schema.safeParse(await req.json?.().catch(() => null));
  if (!parsed.success) throw refusal(400, 'Bad request');
  return parsed.data;
}
