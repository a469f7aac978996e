/** Stands for `testimonials.tsx` on a site without any, whose scripts so have nothing of it (`next.config.ts`). */
export function Testimonials() {
  return null;
}
