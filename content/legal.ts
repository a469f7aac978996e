import type { Legal } from '@/lib/content/schema';

/**
 * Write an imprint and a privacy notice if your site needs them; docs/legal.md shows how. Each becomes a page, linked
 * from every footer and below the form's button. Without them nothing appears.
 */
export const legal: Legal = {};
