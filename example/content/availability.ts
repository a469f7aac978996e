import type { Availability } from '@/lib/content/schema';

/** Set `open` to `false` while you are booked: every sentence about taking on work changes. */
export const availability: Availability = {
  open: true,
  from: '2027-02',
  whenOpen: {
    badge: 'Open to work',
    sentence:
      'I am open to work, in Hamburg or remotely: a new application, taking over an old one, or a second opinion.',
    invitation: 'I answer within one working day, in English, German or Arabic.',
    closing: {
      heading: 'What takes too long in your company?',
      text: 'Describe it in a few sentences. The first 30 minutes of conversation are free.',
    },
    homeDescription:
      'Freelance software developer in Hamburg: booking, bookkeeping and mapping software for small companies, from €760 a day. Open to work.',
  },
  whenClosed: {
    badge: 'Fully booked',
    sentence: 'I am fully booked, but I keep a list, and write back as soon as I have time.',
    invitation: 'I answer within one working day, also while I am booked.',
    closing: {
      heading: 'What takes too long in your company?',
      text: 'Describe it in a few sentences. I write back when I have time, or name somebody who has it sooner.',
    },
    homeDescription:
      'Freelance software developer in Hamburg: booking, bookkeeping and mapping software for small companies. Fully booked, with a list.',
  },
};
