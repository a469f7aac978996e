import type { Achievement } from '@/lib/content/schema';

/**
 * List certificates, awards, talks, publications, podcasts and volunteering, each kind in a section of its own with the
 * newest first; kinds with one entry share a section. Write `[]` if you have nothing to list.
 */
export const achievements: readonly Achievement[] = [];
