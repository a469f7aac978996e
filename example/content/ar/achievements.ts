import type { Achievement } from '@/lib/content/schema';

export const achievements: readonly Achievement[] = [
  { kind: 'certificate', title: 'اختصاصية إمكانية الوصول إلى الويب (WAS)', where: 'IAAP', date: 2022 },
  {
    kind: 'award',
    title: 'جائزة Hamburg Digital Craft Prize، القائمة القصيرة',
    date: 2024,
    description: 'عن Slipway، تقويم الحجوزات لدى Bootshaus Winterhude.',
  },
  {
    kind: 'talk',
    title: 'من اليمين إلى اليسار ليس مرآة',
    where: 'Code & Kultur, Hamburg',
    date: '2025-11',
    description: 'ما الذي يتغير في صفحة عربية، وما الذي لا يجوز أن يتغير.',
  },
  {
    kind: 'talk',
    title: 'شخصان وقارب واحد: حجز بلا تعارض',
    where: 'PostgreSQL-Stammtisch Hamburg',
    date: '2024-05',
    description: 'لماذا مكان القاعدة التي تمنع الحجز المزدوج هو قاعدة البيانات.',
  },
  {
    kind: 'talk',
    title: 'المال ليس float',
    where: 'Hamburg.js',
    date: '2023-09',
    description: 'كيف تُخزَّن المبالغ وتُقسَّم وتُقرَّب.',
  },
  {
    kind: 'volunteering',
    title: 'موجّهة',
    where: 'أمسيات برمجة للقادمين الجدد، هامبورغ-ألتونا',
    date: '2017-01',
  },
];
