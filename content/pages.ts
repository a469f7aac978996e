import type { Pages } from '@/lib/content/schema';

/** Write each page's title, headings and introduction, and its description for search results. */
export const pages: Pages = {
  home: {
    sections: ['facts', 'clients', 'about', 'services', 'projects', 'achievements', 'quotes', 'posts'],
    about: {
      heading: 'About Me',
      text: 'I design the data model first, write the tests beside the code, and keep the interface honest.',
      more: 'Most of my work is C# and SQL Server: desktop systems that offices run on, and the APIs behind them. I study computer science in Cairo and finish in 2027.',
      link: 'More about me',
    },
  },
  about: {
    title: 'About Me',
    description:
      'Computer science student and software engineer: skills in C#, ASP.NET Core and SQL Server, education, and the languages I work in.',
    heading: 'About Me',
    bio: [
      'I study computer science in Cairo and build what offices run on: desktop systems, the databases behind them, and the APIs that connect them.',
      'The part I like best is the first one, where a vague process becomes a clear data model. Get that right and the screens almost draw themselves; get it wrong and no amount of code will hide it.',
    ],
    skills: { text: 'Grouped by how often I use them.' },
  },
  projects: {
    title: 'Projects',
    description:
      'A licensing office on the desktop, a movie browser in Java and a bank in the console: three systems built end to end, with their code where it is public.',
    heading: 'Projects',
    text: 'Three systems, built end to end. The code is open where a link says so.',
  },
  services: {
    title: 'Services',
    description:
      'Desktop applications, back ends, APIs and full-stack web applications in C# and .NET, built in six steps from requirements to support.',
    heading: 'Services',
    text: 'Four kinds of work, one way of working.',
    process: { text: 'Six steps, in this order, whatever the size of the job.' },
  },
  contact: {
    title: 'Contact Me',
    description:
      'Write to me about a desktop system, a back end, an API or a web application. Use the form, the email address or a profile.',
    heading: 'Contact Me',
    text: 'Use the form, or any of the contact details.',
    availability: "Let's Build Something Amazing Together",
    sampleEmail: 'name@company.com',
  },
};
