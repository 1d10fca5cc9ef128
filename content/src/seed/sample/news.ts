import { recentNews } from './news-2026.ts';
import { olderNews } from './news-older.ts';
import type { SampleNews } from './sample-types.ts';

/** The thirty news of the sample school, newest first; three of them exist in French only. */
export const news: SampleNews[] = [...recentNews, ...olderNews];
