import { contactLink, linkTo, profileIcons } from '@/app/composition/page-links';
import { factWidths, longestWord } from '@/app/composition/text-width';
import { FactStrip } from '@/components/sections/fact-strip';
import { AboutPreview, Hero } from '@/components/sections/home';
import { Posts } from '@/components/sections/post-list';
import { ProjectGrid } from '@/components/sections/project-card';
import { TitledSection } from '@/components/ui/section';
import { content } from '@/lib/content/load';
import { availabilityCopy, availabilityDetails, cvAddress, wordsFor } from '@/lib/content/pages';
import { joinList } from '@/lib/fill-in';
import { localizerFor } from '@/lib/localized-text';
import { writtenRoutes } from '@/lib/routes';
import { shownPosts } from '@/lib/writing/documents';
import { ClientTestimonials } from './composition/client-testimonials';
import { PageOutline } from './composition/page-outline';
import { cardWords, showProjects } from './composition/project-cards';
import { homeGraph } from './metadata/page-graphs';
import { pageMetadata } from './metadata/page-metadata';
import { showPost } from './writing/show-posts';

/** The number of skills in the preview; the about page lists all (docs/behaviour.md, "Home"). */
const PREVIEWED_SKILLS = 8;
/** The number of posts on the home page. */
const NEWEST_POSTS = 3;

const { availability, facts, links, pages, profile, projects, site, skills, words } = content;
const localize = localizerFor(site);
const copy = pages.home;
const featured = projects.filter((project) => project.featured);
const { link: moreAbout, ...about } = copy.about;
const featuredCopy = wordsFor(featured, { ...words.headings.projects, ...copy.projects });
const { badge } = availabilityCopy(availability);
const cv = cvAddress(links);
const wholeBadge = [[badge, availability.note].filter(Boolean).join(' '), ...availabilityDetails(content)];

export const metadata = pageMetadata('home', content);

export default async function HomePage() {
  const posts = shownPosts().slice(0, NEWEST_POSTS);
  const testimonials = <ClientTestimonials content={content} />;
  return (
    <PageOutline graph={homeGraph(content)} content={content}>
      <Hero
        name={localize(profile.name)}
        role={localize(profile.role)}
        longestWord={longestWord(profile.role)}
        lead={localize(profile.lead)}
        badge={localize(joinList(wholeBadge, words.lists))}
        open={availability.open}
        cv={cv && { href: cv, label: words.links.viewCv }}
        profiles={profileIcons(links.profiles, 'hero')}
        contact={contactLink(content)}
        below={localize({ href: '#about', label: copy.about.heading })}
      />
      <FactStrip facts={localize(facts)} widths={factWidths(facts)} />
      <AboutPreview
        copy={localize(about)}
        skills={localize(skills.flatMap((group) => group.skills).slice(0, PREVIEWED_SKILLS))}
        words={wordsFor(skills, { skills: words.home.skills })}
        link={localize(linkTo('about', moreAbout, content))}
      />
      <TitledSection
        id="featured-projects"
        heading={localize(featuredCopy?.heading)}
        link={localize(linkTo('projects', featuredCopy?.link, content))}
      >
        <ProjectGrid projects={await showProjects(featured, content)} level="h3" words={cardWords(content)} />
      </TitledSection>
      {posts.length > 0 ? (
        <>
          {testimonials}
          <TitledSection
            id="writing"
            heading={words.writing.newest}
            link={{ href: writtenRoutes.posts, label: words.writing.allPosts }}
          >
            <Posts posts={posts.map((post) => showPost(post, content))} />
          </TitledSection>
        </>
      ) : (
        testimonials
      )}
    </PageOutline>
  );
}
