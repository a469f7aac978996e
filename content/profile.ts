import type { Fact, Profile } from '@/lib/content/schema';

/** Say who you are. Every page, the preview images and the contact card show it. */
export const profile: Profile = {
  name: 'Your Name',
  role: 'Software Engineer',
  lead: 'Computer science student in Cairo building desktop, back-end and web software that people understand at first sight and teams can maintain for years.',
  location: { city: 'Cairo', country: 'Egypt', countryCode: 'EG' },
  email: 'you@example.com',
  phone: '+20 100 000 0000',
  phoneIn: ['footer'],
  tagline: 'Desktop, back-end and web software, built in Cairo and delivered anywhere.',
};

/** Write short facts, which are shown below the top of the home page; four fill a row. */
export const facts: readonly Fact[] = [
  { label: 'Based in', value: 'Cairo, Egypt' },
  { label: 'Focus', value: 'C# and .NET' },
  { label: 'Degree', value: 'Computer Science' },
  { label: 'CGPA', value: '3.7' },
];
