/** Replaces `testimonials.tsx` on a site without testimonials, to save its script (`next.config.ts`). */
export function Testimonials() {
  return null;
}
