import type { Fact, Profile } from '@/lib/content/schema';

/** Say who you are. Every page, the preview images and the contact card show it. */
export const profile: Profile = {
  name: 'Mariam Kassab',
  nameParts: { given: 'Mariam', family: 'Kassab' },
  role: 'Freelance Software Developer',
  lead: 'I build booking, bookkeeping and mapping software for small companies of 5 to 60 people, from the first conversation to the years of operation after it.',
  location: { city: 'Hamburg', country: 'Germany', countryCode: 'DE' },
  email: 'mariam@kassab.example',
  phone: '+49 40 66969 120',
  tagline: 'Booking, bookkeeping and mapping software for small companies.',
};

/** Write short facts, which are shown below the top of the home page; four fill a row. */
export const facts: readonly Fact[] = [
  { label: 'Based in', value: 'Hamburg, Germany' },
  { label: 'Freelance since', value: '2019' },
  { label: 'Day rate', value: 'from €760' },
  { label: 'Answers within', value: 'one working day' },
];
