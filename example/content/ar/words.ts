import type { OwnWords } from '@/lib/content/schema';

export const words: OwnWords = { offer: { both: 'عن بعد أو في مقر العميل في هامبورغ' } };
