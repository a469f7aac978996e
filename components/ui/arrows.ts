import { ArrowLeft, ArrowRight, ArrowUpLeft, ArrowUpRight } from 'lucide';

// The condition is written out in both: so the build sees it, and ships one arrow of each pair.

/** The arrow of what leads on, the way that the site's language runs. */
export const ArrowOn = process.env.SITE_DIRECTION === 'rtl' ? ArrowLeft : ArrowRight;

/** The arrow of what leads out, to another site. */
export const ArrowOut = process.env.SITE_DIRECTION === 'rtl' ? ArrowUpLeft : ArrowUpRight;
