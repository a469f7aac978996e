import { AboutPreview } from '@/components/sections/about-preview';
import { ClosingBand } from '@/components/sections/closing-band';
import { FactStrip } from '@/components/sections/fact-strip';
import { Hero } from '@/components/sections/hero';
import { FeaturedProjects } from '@/components/sections/projects/featured-projects';
import { availabilityWords, content } from '@/content/content';
import { routes } from '@/content/navigation';
import { homeGraph } from './metadata/page-graphs';
import { pageMetadata } from './metadata/page-metadata';
import { StructuredData } from './metadata/structured-data';

const { availability, facts, links, pages, profile, projects, skills } = content;
const texts = pages.home;

export const metadata = pageMetadata({
  path: routes.home,
  title: texts.title,
  description: availabilityWords.homeDescription,
});

export default function HomePage() {
  return (
    <>
      <StructuredData graph={homeGraph()} />
      <Hero
        name={profile.name}
        role={profile.role}
        lead={profile.lead}
        badge={availabilityBadge}
        open={availability.open}
        cvUrl={links.cv}
        contactHref={routes.contact}
        below={{ href: '#about', label: texts.about.heading }}
      />
      <FactStrip facts={facts} />
      <AboutPreview
        id="about"
        copy={texts.about}
        skills={skills.flatMap((group) => group.skills).slice(0, PREVIEWED_SKILLS)}
        aboutHref={routes.about}
      />
      <FeaturedProjects
        copy={texts.projects}
        projects={projects.filter((project) => project.featured)}
        projectsHref={routes.projects}
      />
      <ClosingBand {...availabilityWords.closing} contactHref={routes.contact} />
    </>
  );
}

/** How many skills the preview names before it leads to all of them. */
const PREVIEWED_SKILLS = 8;

const availabilityBadge = [availabilityWords.badge, availability.note].filter(Boolean).join(' ');
