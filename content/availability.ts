import type { Availability } from '@/lib/content/schema';

/** Set `open` to `false` while you are booked: every sentence about taking on work changes. */
export const availability: Availability = {
  open: true,
  whenOpen: {
    badge: 'Available for hire',
    sentence: 'I am available for freelance work: a whole system, one module, or a second pair of eyes.',
    invitation: 'I read every message myself and answer within two working days.',
    closing: {
      heading: 'Have a system in mind?',
      text: 'Tell me what it should do. I answer within two working days.',
    },
    homeDescription:
      'Software engineer building desktop, back-end and web software in C# and .NET. Available for freelance work.',
  },
  whenClosed: {
    badge: 'Booked at the moment',
    sentence: 'I am booked at the moment and take no new work, but I keep a list and write back when that changes.',
    invitation: 'I read every message myself, even while I am booked.',
    closing: {
      heading: 'Planning ahead?',
      text: 'Tell me what you have in mind. I write back as soon as there is room for it.',
    },
    homeDescription:
      'Software engineer building desktop, back-end and web software in C# and .NET. See the projects and how they were made.',
  },
};
