// Files of content/ from before version 4.0.0 import their types from here.
export type * from '@/lib/content/schema';
