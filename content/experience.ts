import type { TimelineEntry } from '@/lib/content/schema';

/** List where you worked, most recent first; write `[]` if you have nothing to list. */
export const experience: readonly TimelineEntry[] = [];
