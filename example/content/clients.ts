import type { Client } from '@/lib/content/schema';

/** List whom you have worked for, if they may be named. The home page shows their names or logos in one row. */
export const clients: readonly Client[] = [
  { name: 'Bootshaus Winterhude' },
  { name: 'Backhaus Altona eG' },
  { name: 'Wattführer Nordstrand' },
  { name: 'Kino am Fleet' },
  { name: 'Praxis Dr. Sander & Okafor' },
  { name: 'Elbtakt Logistik' },
];
