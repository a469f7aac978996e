// A content/words.ts from before version 4.0.0 imports its type from here.
export type { Words } from '@/lib/content/words-schema';
