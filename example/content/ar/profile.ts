import type { Fact, Profile } from '@/lib/content/schema';

export const profile: Profile = {
  name: 'مريم كساب',
  nameParts: { given: 'مريم', family: 'كساب' },
  role: 'مطوّرة برمجيات مستقلة',
  lead: 'أبني برمجيات الحجز ومسك الدفاتر والخرائط لشركات صغيرة يعمل فيها بين 5 و60 شخصًا، من أول حديث إلى سنوات التشغيل التي تليه.',
  location: { city: 'هامبورغ', country: 'ألمانيا', countryCode: 'DE' },
  email: 'mariam@kassab.example',
  phone: '+49 40 66969 120',
  tagline: 'برمجيات الحجز ومسك الدفاتر والخرائط للشركات الصغيرة.',
};

export const facts: readonly Fact[] = [
  { label: 'المقر', value: 'هامبورغ، ألمانيا' },
  { label: 'مستقلة منذ', value: '2019' },
  { label: 'أجر اليوم', value: 'من 760 €' },
  { label: 'الرد خلال', value: 'يوم عمل واحد' },
];
