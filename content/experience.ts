import type { TimelineEntry } from '@/lib/content/schema';

/** Where you worked, most recent first; `[]` if you have nothing to list. */
export const experience: readonly TimelineEntry[] = [];
