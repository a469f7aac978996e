import type { Testimonial } from '@/lib/content/schema';

/**
 * List what clients say about you, with their consent, the strongest quote first. The home and services pages show
 * them.
 */
export const testimonials: readonly Testimonial[] = [];
