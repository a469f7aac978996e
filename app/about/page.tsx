import { Bio } from '@/components/sections/bio';
import { ClosingBand } from '@/components/sections/closing-band';
import { LanguageBars } from '@/components/sections/language-bars';
import { Letterhead } from '@/components/sections/letterhead';
import { Portrait } from '@/components/sections/portrait';
import { SkillList } from '@/components/sections/skill-list';
import { Timeline } from '@/components/sections/timeline';
import { figures } from '@/components/ui/khatam/figures';
import { content } from '@/lib/content/content';
import { availabilityCopy, wordsFor } from '@/lib/content/pages';
import { writePercent } from '@/lib/digits';
import { inARow } from '@/lib/in-a-row';
import { leftToRight, markerFor } from '@/lib/marked';
import { aboutGraph } from '../metadata/page-graphs';
import { pageMetadata } from '../metadata/page-metadata';
import { StructuredData } from '../metadata/structured-data';
import { displayHost, wholeUrl } from '../metadata/urls';
import { contactLink } from '../page-links';
import { ownPhoto } from '../pictures/own-pictures';

const { availability, education, experience, languages, links, pages, profile, site, skills, words } = content;
const { photo, name, role, email, phone, location } = profile;
const mark = markerFor(site);
const copy = pages.about;

export const metadata = pageMetadata('about', content);

export default async function AboutPage() {
  return (
    <>
      <StructuredData graph={aboutGraph(content)} />
      <Letterhead
        profile={mark({ name, role, email })}
        phone={phone && leftToRight(phone, site)}
        place={location && mark(inARow([location.city, location.country], words.lists))}
        site={displayHost(content)}
        profiles={mark(links.profiles.map(({ label, address }) => ({ label, address: wholeUrl(address, content) })))}
        besidePortrait={Boolean(photo)}
      />
      <Bio
        heading={mark(copy.heading)}
        paragraphs={mark(copy.bio)}
        name={mark(name)}
        email={email}
        cv={links.cv && { href: links.cv, label: words.links.downloadCv }}
        profiles={mark(links.profiles.filter(({ purpose }) => purpose))}
        portrait={photo && <Portrait photo={photo} picture={await ownPhoto(photo)} name={name} />}
        figure={figures.about}
        words={{ name: words.about.name, email: words.about.email, newTab: words.links.newTab }}
      />
      <SkillList copy={mark(wordsFor(skills, copy.skills))} groups={mark(skills)} />
      <Timeline
        id="experience"
        heading={mark(wordsFor(experience, copy.experience))}
        entries={mark(experience)}
        present={words.about.present}
      />
      <Timeline
        id="education"
        heading={mark(wordsFor(education, copy.education))}
        entries={mark(education)}
        present={words.about.present}
      />
      <LanguageBars
        heading={mark(wordsFor(languages, copy.languages))}
        languages={languages.map((language) => ({
          ...mark(language),
          percent: writePercent(language.proficiency, site.locale),
        }))}
      />
      <ClosingBand {...mark(availabilityCopy(availability).closing)} contact={contactLink(content)} />
    </>
  );
}
