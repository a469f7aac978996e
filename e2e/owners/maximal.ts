import type { Content, Project, ProjectImage, Service, Testimonial } from '@/lib/content/schema';

/** Markup, quotes and a closing script tag, which pages must show as text. */
const HOSTILE = `"&' <b>&amp;</script><script>alert(1)</script><!--`;

/** A long German compound. */
const LONG_WORD = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz';

/** Images of each kind; the first two are also on the home page. */
const IMAGES: readonly ProjectImage[] = [
  { src: 'https://images.example.com/ledger.png', kind: 'screenshot', alt: 'A table of berths, each with its ship' },
  { src: 'https://images.unsplash.com/photo-1489599849927-2ee91cede3ba' },
  { src: 'https://images.unsplash.com/photo-1449965408869-eaa3f722e40d', kind: 'screenshot' },
];

/** Every combination of repository, note and demo that a card can show. */
const LINKS: readonly Pick<Project, 'repository' | 'codeNote' | 'liveLink'>[] = [
  { repository: 'https://github.com/layla/shop', liveLink: 'https://shop.example.com' },
  { repository: 'https://gitlab.com/layla/stock' },
  { codeNote: 'Private work for a client' },
  { liveLink: 'https://tables.example.com' },
  { repository: 'https://codeberg.org/layla/tables', codeNote: 'Only the reader is public' },
  {},
  { repository: 'https://bitbucket.org/layla/ledger' },
  { repository: 'https://git.example.com/layla/maps', liveLink: 'https://maps.example.com' },
];

const SUBJECTS = ['Harbour', 'Clinic', 'Library', 'Orchard', 'Theatre'] as const;
const KINDS = ['Ledger', 'Timetable', 'Archive', 'Counter', 'Atlas'] as const;

/** 25 projects, five of them featured: with and without picture, technologies and each kind of link. */
const projects: readonly Project[] = SUBJECTS.flatMap((subject) => KINDS.map((kind) => `${subject} ${kind}`)).map(
  (title, index) => ({
    title: index === 1 ? `${title} ${HOSTILE}` : title,
    description:
      index % 3 === 0
        ? 'Everything that used to stand in one spreadsheet with forty columns, in four screens that explain themselves, with an export for the auditors every quarter.'
        : `Replaces a wall of paper slips: ${LONG_WORD}.`,
    technologies: index % 4 === 3 ? [] : ['TypeScript', 'PostgreSQL', 'React', 'Go', 'Terraform'].slice(index % 3),
    ...LINKS[index % LINKS.length],
    ...(index % 2 === 0 && { image: IMAGES[(index / 2) % IMAGES.length] }),
    featured: index % 6 === 0,
    ...(index % 5 === 0 && { client: index === 0 ? `${LONG_WORD} ${HOSTILE}` : 'A harbour office', year: 2020 }),
    // The fixtures have no pages of their own; these serve as case studies.
    ...(index < 2 && { page: index === 0 ? '/services/' : '/about/' }),
  }),
);

const services: readonly Service[] = (['desktop', 'database', 'api', 'web', 'web'] as const).map((icon, index) => ({
  title:
    ['Desktop tools', 'Data models', 'Interfaces for machines', 'Web applications', 'Second opinions'][index] ?? '',
  description: 'From the first sketch to the hand-over, with tests that say what it does.',
  icon,
}));

/** Long and short testimonials, with and without each optional field. */
const testimonials: readonly Testimonial[] = [
  {
    quote: 'Half as much code, and twice as many tests.',
    name: 'Ida Østergård',
    role: 'Head of Engineering',
    company: 'Harbour Systems',
    link: 'https://harbour.example.com/team',
    photo: 'https://images.example.com/ida.jpg',
  },
  {
    quote: `${'She took over a system that three teams had given up on, and asked us first what must never stop working. '.repeat(5)}${HOSTILE}`,
    name: HOSTILE,
    company: LONG_WORD,
  },
  { quote: LONG_WORD, name: 'N. N.', photo: 'https://images.example.com/nn.jpg' },
  { quote: 'I would hire her again.', name: 'Bo Lindgren', role: 'Founder' },
  {
    quote: 'The only handover I have seen in twenty years that was finished before the last day.',
    name: LONG_WORD,
    role: 'Chief Operating Officer',
    company: 'Nordic Clinics',
    link: 'https://clinics.example.com',
  },
];

/** An owner with every optional field and a custom look, who is booked at the moment. */
export function maximalOwner(shipped: Content): Content {
  const { availability, pages } = shipped;
  return {
    ...shipped,
    brand: { ...shipped.brand, star: 'name', colors: { ground: '#F4F1FA', accent: '#7A3FF2' } },
    availability: { ...availability, open: false, note: 'from March' },
    profile: {
      name: 'Layla Haddad-Østergård',
      role: 'Full-Stack Engineer and Consultant',
      lead: 'I maintain systems that no one dares to touch any more, and hand them back with tests, with documentation, and with half as much code.',
      location: { city: 'Berlin', country: 'Germany', countryCode: 'DE' },
      email: 'layla.haddad-ostergard@example.com',
      phone: '+49 30 1234 5678',
      tagline: `${HOSTILE} ${LONG_WORD}`,
      photo: { src: 'https://images.example.com/layla.jpg', alt: 'Layla at her desk' },
    },
    facts: [
      { label: 'Based in', value: 'Berlin, Germany' },
      { label: 'Time zone', value: 'CET, UTC+1' },
      { label: 'Since', value: '2009' },
      { label: 'Systems taken over', value: '31' },
      { label: 'Focus', value: 'TypeScript, Go and PostgreSQL' },
      { label: 'Teams', value: '2 to 12 people' },
      { label: 'Speciality', value: LONG_WORD },
    ],
    links: {
      cv: 'https://files.example.com/layla-cv.pdf',
      profiles: [
        {
          label: 'GitHub',
          address: 'https://github.com/layla',
          mark: 'github',
          iconIn: ['hero', 'footer', 'contact'],
        },
        { label: 'GitLab', address: 'https://gitlab.com/layla', mark: 'gitlab' },
        { label: 'Codeberg', address: 'https://codeberg.org/layla', mark: 'codeberg' },
        {
          label: 'LinkedIn',
          address: 'https://www.linkedin.com/in/layla',
          mark: 'linkedin',
          iconIn: ['hero', 'footer', 'contact'],
        },
        {
          label: 'Mastodon',
          address: 'https://mastodon.example/@layla',
          mark: 'mastodon',
          iconIn: ['hero', 'footer', 'contact'],
        },
        { label: 'Stack Overflow', address: 'https://stackoverflow.com/users/1/layla', mark: 'stackoverflow' },
        { label: 'Upwork', address: 'https://www.upwork.com/freelancers/layla', mark: 'upwork', iconIn: ['contact'] },
        {
          label: 'LeetCode',
          address: 'https://leetcode.com/u/layla',
          mark: 'leetcode',
          iconIn: [],
          purpose: 'Coding practice',
        },
        {
          label: 'Guild of Maintainers',
          address: 'https://guild.example.org/layla',
          mark: 'M12 2l10 6v8l-10 6l-10-6V8zM12 5L5 9v6l7 4l7-4V9z',
          purpose: 'Chair',
        },
      ],
    },
    projects,
    testimonials,
    skills: [
      { title: 'Every week', skills: ['TypeScript', 'Go', 'PostgreSQL', 'React', 'Terraform'] },
      { title: 'In most projects', skills: ['Docker', 'Playwright', 'Redis'] },
      { title: 'When the job asks for it', skills: ['COBOL', 'Perl', 'PHP', 'Oracle', 'Delphi', 'VB6'] },
      { skills: ['Threat modelling', 'Pairing', 'Workshops', 'Hiring interviews'] },
    ],
    services,
    process: [...shipped.process, { title: 'Review', description: 'What we would do differently next time.' }],
    experience: [
      {
        title: 'Independent consultant',
        organization: 'Haddad Systems',
        from: 2017,
        to: 'present',
        description: 'Takes over systems in finance and health care, alone or with a team of up to four.',
      },
      { title: 'Staff engineer', organization: 'A payment company, Copenhagen', from: 2012, to: 2017 },
      {
        title: 'Engineer',
        organization: 'A hospital group, Berlin',
        from: 2009,
        to: 2012,
        description: 'Patient records and the interfaces around them.',
        grade: 'Lead from 2011',
      },
      { title: 'Engineer', organization: 'A newspaper, Beirut', from: 2009, to: 2009 },
    ],
    education: [
      {
        title: 'MSc in Computer Science',
        organization: 'A university, Copenhagen',
        from: 2007,
        to: 2009,
        description: 'Distributed systems and type theory.',
        grade: 'With distinction',
        university: true,
      },
      { title: 'BSc in Mathematics', organization: 'A university, Beirut', from: 2003, to: 2007, university: true },
      { title: 'Accessibility', organization: 'Online, at my own pace', from: 2025, to: 'present' },
    ],
    languages: [
      { name: 'Arabic', code: 'ar', level: 'Native', proficiency: 100 },
      { name: 'English', code: 'en', level: 'Fluent', proficiency: 95 },
      { name: 'German', code: 'de', level: 'Fluent', proficiency: 90 },
      { name: 'Danish', code: 'da', level: 'Good', proficiency: 70 },
      { name: 'French', code: 'fr', level: 'Enough to order', proficiency: 25 },
    ],
    pages: {
      ...pages,
      home: { ...pages.home, title: 'Engineer in Berlin', testimonials: 'What clients say', updated: '2026-02-28' },
      about: { ...pages.about, experience: 'Experience', updated: '2026-03-14' },
    },
  };
}
