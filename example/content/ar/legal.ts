import type { Legal } from '@/lib/content/schema';

export const legal: Legal = {
  imprint: {
    name: 'مريم كساب (Mariam Kassab)',
    postalAddress: ['Ulmenkai 12', '20459 Hamburg', 'ألمانيا'],
    vatId: 'DE123456789',
    responsible: 'مريم كساب، على العنوان أعلاه',
    paragraphs: [
      'مريم كساب وعملاؤها وما قالوه من نسج الخيال: هذا الموقع مثال لقالب مواقع.',
      'عنوان البريد ورقم الهاتف محجوزان كذلك لأشخاص من نسج الخيال، فلا يقرأ أحد ما يصل إليهما ولا يسمعه.',
    ],
  },
  privacy: {
    updated: '2026-11-28',
    host: {
      name: 'GitHub, Inc.',
      privacyPage: 'https://docs.github.com/en/site-policy/privacy-policies/github-general-privacy-statement',
    },
    messages: 'أحذف الرسائل بعد ستة أشهر من آخر رد.',
    sections: `
## شخصية من نسج الخيال

مريم كساب وعملاؤها وما قالوه من نسج الخيال: هذا الموقع مثال لقالب مواقع.
`,
  },
};
