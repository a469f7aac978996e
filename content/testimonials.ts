import type { Testimonial } from '@/lib/content/schema';

/** What clients say of you, with their consent, the strongest first. They stand on the home and the services page. */
export const testimonials: readonly Testimonial[] = [];
