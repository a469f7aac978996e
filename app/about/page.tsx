import { LanguageBars, SkillList } from '@/components/sections/background';
import { Bio, Letterhead } from '@/components/sections/bio';
import { PageOutline } from '@/components/sections/page-outline';
import { Portrait } from '@/components/sections/portrait';
import { Timeline } from '@/components/sections/timeline';
import { joinList } from '@/lib/language/fill-in';
import { leftToRight, localizerFor } from '@/lib/language/localized-text';
import { wordsFor } from '@/lib/language/words-for';
import { achievementSections } from '@/site/achievements';
import { displayHost, wholeUrl } from '@/site/addresses';
import { closingBand } from '@/site/closing-band';
import { aboutGraph } from '@/site/graphs';
import { cvDownload } from '@/site/links';
import { pageMetadata } from '@/site/metadata';
import { ownPicture, PHOTO_WIDTHS } from '@/site/pictures';
import { languageBars } from '@/site/profile';
import { longestWord } from '@/site/text-width';
import { timelineOf } from '@/site/timeline';
import site from '@/site-data/site';

const { content } = site;
const { links, pages, profile, site: settings, skills, words } = content;
const { photo, name, role, email, phone, location } = profile;
const localize = localizerFor(settings);
const copy = pages.about;
const { headings } = words;

export const metadata = pageMetadata('about', site);

export default async function AboutPage() {
  const picture = photo && (await ownPicture(photo.src, PHOTO_WIDTHS, site));
  return (
    <PageOutline graph={aboutGraph(site)} closing={closingBand(site)}>
      <Letterhead
        profile={localize({ name, role, email })}
        phone={phone && leftToRight(phone, settings)}
        place={location && localize(joinList([location.city, location.country], words.lists))}
        site={displayHost(site)}
        profiles={localize(links.profiles.map(({ label, address }) => ({ label, address: wholeUrl(address, site) })))}
        besidePortrait={Boolean(photo)}
      />
      <Bio
        heading={localize(copy.heading)}
        longestWord={await longestWord(site, copy.heading)}
        paragraphs={localize(copy.bio)}
        name={localize(name)}
        email={email}
        cv={cvDownload(site)}
        profiles={links.profiles.flatMap(({ label, address, purpose }) =>
          purpose ? localize({ label, address, purpose }) : [],
        )}
        portrait={photo && <Portrait photo={photo} picture={picture} name={name} />}
        words={{ name: words.about.name, email: words.about.email }}
      />
      <SkillList
        copy={localize(wordsFor(skills, { ...headings.skills, ...copy.skills }))}
        groups={localize(skills)}
        longestWord={await longestWord(site, ...skills.flatMap((group) => group.skills))}
      />
      {(['experience', 'education'] as const).map((id) => (
        <Timeline
          key={id}
          id={id}
          heading={localize(wordsFor(content[id], copy[id] ?? headings[id]))}
          entries={localize(timelineOf(content[id], content))}
          present={words.about.present}
        />
      ))}
      {achievementSections(site).map((section) => (
        <Timeline key={section.id} {...section} isDense />
      ))}
      <LanguageBars
        heading={localize(wordsFor(content.languages, copy.languages ?? headings.languages))}
        languages={languageBars(content)}
      />
    </PageOutline>
  );
}
