import type { TimelineEntry } from '@/lib/content/schema';

/** Where you worked, the latest first; empty while there is nothing to tell. */
export const experience: readonly TimelineEntry[] = [];
