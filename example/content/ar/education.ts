import type { TimelineEntry } from '@/lib/content/schema';

export const education: readonly TimelineEntry[] = [
  {
    title: 'بكالوريوس علوم الحاسب',
    organization: 'جامعة الإسكندرية',
    from: 2008,
    to: 2012,
    location: 'مصر',
    grade: 'جيد جدًا',
    university: true,
  },
  {
    title: 'إمكانية الوصول في تطبيقات الويب',
    organization: 'دورة تدريبية عبر الإنترنت',
    from: 2021,
    to: 2021,
  },
];
