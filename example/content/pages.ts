import type { Pages } from '@/lib/content/schema';

/** Write each page's title, headings and introduction, and its description for search results. */
export const pages: Pages = {
  home: {
    about: {
      heading: 'About me',
      text: 'I ask first what must never go wrong: two guests and one boat, a day that does not add up, a group on the flats when the water comes.',
      more: 'Since 2019 I have worked on 23 projects for 14 clients; 9 of these projects still run under my care. We can speak English, German or\u00a0Arabic.',
      link: 'More about me',
    },
    projects: { heading: 'Projects in use today', link: 'All projects' },
    services: { heading: 'Services and prices', link: 'What each includes' },
  },
  about: {
    title: 'About me',
    description:
      'Fourteen years of software for ferries, trucks, boats and bakeries: how I came to it, what I work with, and which languages I speak.',
    heading: 'About me',
    bio: [
      'I build software for small companies: a boat hire, a bakery co-operative, guides across the tidal flats, a cinema, a physiotherapy practice. Most of them have nobody whose job is software.',
      'I was born in Alexandria and studied computer science there. The first program of mine that people used every day was a seat plan for ferries, and I learned most from those who sold the tickets.',
      'In 2014 I came to Hamburg: first shops and booking pages for hotels, then the planning of container trucks at Elbtakt Logistik, where I led a team of three. Since 2019 I have worked for myself, and Elbtakt is one of my clients.',
      'I go and see how the work is done before I draw anything. I name a fixed price before I build. And I stay: software that people depend on needs somebody who answers.',
    ],
    skills: { text: 'What I use most comes first.' },
  },
  projects: {
    title: 'Projects',
    description:
      'A booking calendar, a ledger, a map of tides and six more: what each of them does, for whom, and what has changed since.',
    heading: 'Projects',
    text: 'Six projects for clients and three libraries: what each does, and for whom. Three have a case study.',
  },
  blog: {
    description:
      'Notes by Mariam Kassab on bookings, money, dates and tides in software: what went wrong, what holds, and what it costs.',
    text: 'Bookings, money, dates and tides: what went wrong, what holds, and what it costs.',
  },
  services: {
    title: 'Services and prices',
    description:
      'A web application from €14,000, taking over an application from €760 a day, a technical review for €2,280, maintenance for €480 a month: what each includes.',
    heading: 'Services and prices',
    text: 'Four services. All prices are net of VAT; invoices are due within 14 days, by bank transfer.',
    process: { text: 'Five steps. After the second you know the price, and can still stop.' },
  },
  contact: {
    title: 'Contact',
    description:
      'Write to Mariam Kassab about software for your company, in English, German or Arabic. She answers within one working day.',
    badge: 'Contact',
    heading: 'Write to me',
    text: 'A few sentences are enough: what your company does, what takes too long today, and when you need it.',
    information: 'Contact details',
    form: 'Your message',
    connect: 'Elsewhere',
    sampleEmail: 'name@company.com',
  },
  notFound: { text: 'There is no page at this address.', link: 'To the home page' },
};
