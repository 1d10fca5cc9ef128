import { readFileSync } from 'node:fs';
import type { z } from 'zod';

/** The value that a file stores as JSON; `null` where there is none, or another than the schema describes. */
export function storedValue<T extends z.ZodType>(file: string, schema: T): z.infer<T> | null {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}
