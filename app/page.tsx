import { AboutPreview } from '@/components/sections/about-preview';
import { Clients } from '@/components/sections/clients';
import { FactStrip } from '@/components/sections/fact-strip';
import { Hero } from '@/components/sections/hero';
import { OfferList } from '@/components/sections/offer-list';
import { PageOutline } from '@/components/sections/page-outline';
import { Posts } from '@/components/sections/post-list';
import { ProjectGrid } from '@/components/sections/project-card';
import { Testimonials } from '@/components/sections/testimonials';
import { Timeline } from '@/components/sections/timeline';
import { TitledSection } from '@/components/ui/section';
import { wordsUnlessEmpty } from '@/lib/language/fill-in';
import { localizerFor } from '@/lib/language/localized-text';
import { documentFolders } from '@/lib/routes';
import { clientsOf } from '@/site/clients';
import { closingBand } from '@/site/closing-band';
import { homeGraph } from '@/site/graphs';
import { heroOf } from '@/site/hero';
import { contactLink, cvAddress, linkTo, profileIcons } from '@/site/links';
import { pageMetadata } from '@/site/metadata';
import { showPost } from '@/site/posts';
import { availabilityBadge } from '@/site/profile';
import { cardWords, showProjects } from '@/site/projects';
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
const localize = localizerFor(content.site);
const { link: moreAbout, ...about } = pages.home.about;
const featured = content.projects.filter((project) => project.featured);
const featuredCopy = wordsUnlessEmpty(featured, { ...words.headings.projects, ...pages.home.projects });
const cv = cvAddress(links);
const posts = site.documents.posts.slice(0, NEWEST_POSTS);

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
        cv={cv && { href: cv, label: words.links.viewCv }}
        profiles={profileIcons(links.profiles, 'hero')}
        contact={contactLink(content)}
        below={localize({ href: '#about', label: about.heading })}
        rising={await heroOf(site)}
      />
      <FactStrip facts={localize(facts)} widths={await factWidths(site, facts)} />
      <Clients {...(await clientsOf(site))} />
      <AboutPreview
        copy={localize(about)}
        skills={localize(skills.flatMap((group) => group.skills).slice(0, PREVIEWED_SKILLS))}
        words={wordsUnlessEmpty(skills, { skills: words.home.skills })}
        link={localize(linkTo('about', moreAbout, content))}
      />
      <OfferList
        heading={localize(pages.home.services?.heading)}
        services={pages.home.services ? serviceList(site) : []}
        link={localize(linkTo('services', pages.home.services?.link, content))}
      />
      <TitledSection
        id="featured-projects"
        heading={localize(featuredCopy?.heading)}
        link={localize(linkTo('projects', featuredCopy?.link, content))}
      >
        <ProjectGrid projects={await showProjects(featured, site)} level="h3" words={cardWords(content)} />
      </TitledSection>
      {featuredAchievements(site).map((section) => (
        <Timeline key={section.id} {...section} />
      ))}
      <Testimonials {...(await testimonialsOf(site))} />
      <TitledSection
        id="writing"
        heading={wordsUnlessEmpty(posts, words.writing.newest)}
        link={wordsUnlessEmpty(posts, { href: documentFolders.posts, label: words.writing.allPosts })}
      >
        <Posts posts={await Promise.all(posts.map((post) => showPost(post, site)))} />
      </TitledSection>
    </PageOutline>
  );
}
