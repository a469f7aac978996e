import { direction } from '@/lib/built';

/** The side on which lines begin, also those of texts that run in the other direction. */
export const START = direction === 'rtl' ? 'right' : 'left';

/** The sign of the inline direction, for values without logical properties in CSS, such as `translate`. */
export const INLINE_SIGN = direction === 'rtl' ? -1 : 1;
