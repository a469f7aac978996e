import { profileIcons } from '@/components/layout/profile-icons';
import { AboutPreview } from '@/components/sections/about-preview';
import { ClosingBand } from '@/components/sections/closing-band';
import { FactStrip } from '@/components/sections/fact-strip';
import { Hero } from '@/components/sections/hero';
import { FeaturedProjects } from '@/components/sections/projects/featured-projects';
import { content } from '@/lib/content/content';
import { availabilityCopy, wordsFor } from '@/lib/content/pages';
import { markerFor } from '@/lib/marked';
import { cardWords } from './card-words';
import { markedProjects } from './marked-projects';
import { homeGraph } from './metadata/page-graphs';
import { pageMetadata } from './metadata/page-metadata';
import { StructuredData } from './metadata/structured-data';
import { contactLink, linkTo } from './page-links';
import { withOwnPictures } from './pictures/own-pictures';

/** How many skills the preview names; the about page has the rest (docs/behaviour.md, "Home"). */
const PREVIEWED_SKILLS = 8;

const { availability, facts, links, pages, profile, projects, site, skills, words } = content;
const mark = markerFor(site);
const copy = pages.home;
const featured = projects.filter((project) => project.featured);
const { link: moreAbout, ...about } = copy.about;
const featuredCopy = wordsFor(featured, copy.projects);
const { badge, closing } = availabilityCopy(availability);

export const metadata = pageMetadata('home', content);

export default async function HomePage() {
  return (
    <>
      <StructuredData graph={homeGraph(content)} />
      <Hero
        name={mark(profile.name)}
        role={mark(profile.role)}
        lead={mark(profile.lead)}
        badge={mark([badge, availability.note].filter(Boolean).join(' '))}
        open={availability.open}
        cv={links.cv && { href: links.cv, label: words.links.viewCv }}
        profiles={profileIcons(links.profiles, 'hero')}
        contact={contactLink(content)}
        below={mark({ href: '#about', label: copy.about.heading })}
        newTab={words.links.newTab}
      />
      <FactStrip facts={mark(facts)} />
      <AboutPreview
        id="about"
        copy={mark(about)}
        skills={mark(skills.flatMap((group) => group.skills).slice(0, PREVIEWED_SKILLS))}
        words={wordsFor(skills, words.home)}
        link={mark(linkTo('about', moreAbout, content))}
      />
      <FeaturedProjects
        heading={mark(featuredCopy?.heading)}
        projects={markedProjects(await withOwnPictures(featured), site)}
        words={cardWords(content)}
        link={mark(linkTo('projects', featuredCopy?.link, content))}
      />
      <ClosingBand {...mark(closing)} contact={contactLink(content)} />
    </>
  );
}
