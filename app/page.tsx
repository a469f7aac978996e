import type { ReactNode } from 'react';
import { AboutPreview } from '@/components/sections/about-preview';
import { Clients } from '@/components/sections/clients';
import { FactStrip } from '@/components/sections/fact-strip';
import { Hero } from '@/components/sections/hero';
import { OfferList } from '@/components/sections/offer-list';
import { PageOutline } from '@/components/sections/page-outline';
import { Posts } from '@/components/sections/post-list';
import { ProjectGrid } from '@/components/sections/project-card';
import { ProjectRows } from '@/components/sections/project-groups';
import { Testimonials } from '@/components/sections/testimonials';
import { Timeline } from '@/components/sections/timeline';
import { renderList } from '@/components/ui/list';
import { TitledSection } from '@/components/ui/section';
import { HOME_SECTIONS } from '@/lib/content/schema/pages';
import { wordsUnlessEmpty } from '@/lib/language/fill-in';
import { localizerFor } from '@/lib/language/localized-text';
import { documentFolders } from '@/lib/routes';
import { clientsOf } from '@/site/clients';
import { closingBand } from '@/site/closing-band';
import { homeGraph } from '@/site/graphs';
import { heroOf } from '@/site/hero';
import { bookingLink, contactLink, cvAddress, linkTo, profileIcons } from '@/site/links';
import { pageMetadata } from '@/site/metadata';
import { showPost } from '@/site/posts';
import { availabilityBadge } from '@/site/profile';
import { cardWords, showCardsAndRows } from '@/site/projects';
import { serviceList } from '@/site/services';
import { testimonialsOf } from '@/site/testimonials';
import { displaySize, factWidths, longestWord } from '@/site/text-width';
import { featuredAchievements } from '@/site/timeline';
import site from '@/site-data/site';

/** The number of skills in the preview; the about page lists all (docs/behaviour.md, "Home"). */
const PREVIEWED_SKILLS = 8;
/** The number of posts on the home page. */
const NEWEST_POSTS = 3;

const { content } = site;
const { facts, links, pages, profile, skills, words } = content;
const { sections = HOME_SECTIONS } = pages.home;
const localize = localizerFor(content.site);
const { link: moreAbout, ...about } = pages.home.about;
const featured = content.projects.filter((project) => project.featured);
const featuredCopy = wordsUnlessEmpty(featured, { ...words.headings.projects, ...pages.home.projects });
const cv = cvAddress(links);
const booking = bookingLink(content);
const posts = site.documents.posts.slice(0, NEWEST_POSTS);

const SECTIONS = {
  facts: async () => <FactStrip facts={localize(facts)} widths={await factWidths(site, facts)} />,
  clients: async () => <Clients {...(await clientsOf(site))} />,
  projects: async () => {
    const { cards, rows } = await showCardsAndRows(featured, site);
    return (
      <TitledSection
        id="featured-projects"
        heading={localize(featuredCopy?.heading)}
        link={localize(linkTo('projects', featuredCopy?.link, content))}
      >
        <ProjectGrid projects={cards} level="h3" words={cardWords(content)} />
        <ProjectRows projects={rows} level="h3" words={cardWords(content)} />
      </TitledSection>
    );
  },
  services: () => (
    <OfferList
      heading={localize(pages.home.services?.heading)}
      services={pages.home.services ? serviceList(site) : []}
      link={localize(linkTo('services', pages.home.services?.link, content))}
    />
  ),
  quotes: async () => <Testimonials {...(await testimonialsOf(site))} />,
  about: () => (
    <AboutPreview
      copy={localize(about)}
      skills={localize(skills.flatMap((group) => group.skills).slice(0, PREVIEWED_SKILLS))}
      words={wordsUnlessEmpty(skills, { skills: words.home.skills })}
      link={localize(linkTo('about', moreAbout, content))}
    />
  ),
  achievements: () => renderList(featuredAchievements(site), (section) => <Timeline {...section} />),
  posts: async () => (
    <TitledSection
      id="writing"
      heading={wordsUnlessEmpty(posts, words.writing.newest)}
      link={wordsUnlessEmpty(posts, { href: documentFolders.posts, label: words.writing.allPosts })}
    >
      <Posts posts={await Promise.all(posts.map((post) => showPost(post, site)))} />
    </TitledSection>
  ),
} satisfies Record<(typeof HOME_SECTIONS)[number], () => ReactNode>;

export const metadata = pageMetadata('home', site);

export default async function HomePage() {
  return (
    <PageOutline graph={homeGraph(site)} closing={closingBand(site)}>
      <Hero
        name={localize(profile.name)}
        role={localize(profile.role)}
        longestWord={await longestWord(site, profile.role)}
        displaySize={await displaySize(site, profile.role)}
        lead={localize(profile.lead)}
        badge={localize(availabilityBadge(content))}
        second={booking ?? (cv && { href: cv, label: words.links.viewCv })}
        profiles={profileIcons(links.profiles, 'hero')}
        contact={contactLink(content)}
        below={sections.includes('about') ? localize({ href: '#about', label: about.heading }) : undefined}
        rising={await heroOf(site)}
      />
      {renderList(await Promise.all(sections.map((name) => SECTIONS[name]())), (section) => (
        <>{section}</>
      ))}
    </PageOutline>
  );
}
