import type { PayloadRequest } from 'payload';
import type { z } from 'zod';
import { refusal } from './refusal.ts';

/** The parameters of a request's URL. @throws APIError 400 where they are not what the endpoint takes */
export function readQuery<T>({ searchParams }: PayloadRequest, schema: z.ZodType<T>): T {
  const parsed = schema.safeParse(Object.fromEntries(searchParams));
  if (!parsed.success) throw refusal(400, 'Bad request');
  return parsed.data;
}

/**
 * The JSON that a request sends.
 * @param sentence says what the endpoint takes
 * @throws APIError 400 with it where it is not that
 */
export async function readBody<T>(
  req: PayloadRequest,
  schema: z.ZodType<T>,
  sentence: string | ((error: z.ZodError) => string) = 'Bad request',
): Promise<T> {
  const parsed = schema.safeParse(await req.json?.().catch(() => null));
  if (parsed.success) return parsed.data;
  throw refusal(400, typeof sentence === 'string' ? sentence : sentence(parsed.error));
}
