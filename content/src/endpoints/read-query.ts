import type { PayloadRequest } from 'payload';
import type { z } from 'zod';
import { refusal } from './refusal.ts';

/** The parameters of a request's URL. @throws APIError 400 where they are not what the endpoint takes */
export function readQuery<T>({ searchParams }: PayloadRequest, schema: z.ZodType<T>): T {
  const parsed = schema.safeParse(Object.fromEntries(searchParams));
  if (!parsed.success) throw refusal(400, 'Bad request');
  return parsed.data;
}
