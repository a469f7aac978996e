import type { Client } from '@/lib/content/schema';

/** List whom you have worked for, if they may be named. The home page shows their names or logos in one row. */
export const clients: readonly Client[] = [];
