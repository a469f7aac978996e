import type { OwnWords } from '@/lib/content/schema';

export const words: OwnWords = { footer: { links: 'الصفحات' }, offer: { both: 'عن بعد أو في مقر العميل في هامبورغ' } };
