import type { TimelineEntry } from '@/lib/content/schema';

export const experience: readonly TimelineEntry[] = [
  {
    title: 'مطوّرة برمجيات مستقلة',
    from: '2019-04',
    to: 'present',
    location: 'هامبورغ',
    description: 'برمجيات الحجز ومسك الدفاتر والخرائط للشركات الصغيرة.',
    highlights: [
      '23 مشروعًا مع 14 عميلًا، وما زالت 9 من المشاريع تعمل في رعايتي.',
      'يبدأ كل تطبيق جديد بمسودة تفاعلية وسعر ثابت، وفيه كل يوم جمعة شيء للتجربة.',
    ],
    technologies: ['TypeScript', 'React', 'Node.js', 'PostgreSQL', 'Python', 'MapLibre'],
  },
  {
    title: 'مهندسة برمجيات',
    organization: 'Elbtakt Logistik GmbH',
    from: '2016-02',
    to: '2019-03',
    location: 'هامبورغ',
    description: 'تخطيط رحلات شاحنات الحاويات.',
    highlights: ['اختصرت التخطيط الليلي من 50 دقيقة إلى 4 دقائق.', 'قدت فريقًا من ثلاثة أشخاص منذ 2018.'],
    technologies: ['C#', '.NET', 'SQL Server', 'TypeScript', 'PostgreSQL'],
  },
  {
    title: 'مطوّرة مبتدئة',
    organization: 'Kiosk & Kontor',
    from: '2014-10',
    to: '2016-01',
    location: 'هامبورغ',
    description: 'متاجر إلكترونية، وصفحات حجز للفنادق، في وكالة.',
    technologies: ['PHP', 'JavaScript'],
  },
  {
    title: 'مساعدة في تقنية المعلومات، ثم مطوّرة',
    organization: 'مكتب تذاكر',
    from: '2012-09',
    to: '2014-08',
    location: 'الإسكندرية',
    description: 'مخطط مقاعد للعبّارات كان يعمل به شباك التذاكر.',
    technologies: ['C#', 'SQL Server'],
  },
];
