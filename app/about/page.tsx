import { LanguageBars, SkillList } from '@/components/sections/background';
import { Bio, Letterhead } from '@/components/sections/bio';
import { PageOutline } from '@/components/sections/page-outline';
import { Portrait } from '@/components/sections/portrait';
import { Timeline } from '@/components/sections/timeline';
import { wordsUnlessEmpty } from '@/lib/language/fill-in';
import { leftToRight, localizerFor } from '@/lib/language/localized-text';
import { displayHost, wholeUrl } from '@/site/addresses';
import { closingBand } from '@/site/closing-band';
import { aboutGraph } from '@/site/graphs';
import { cvDownload } from '@/site/links';
import { pageMetadata } from '@/site/metadata';
import { ownPicture, PHOTO_WIDTHS } from '@/site/picture-copies';
import { cityAndCountry, languageBars } from '@/site/profile';
import { longestWord } from '@/site/text-width';
import { timelineSections } from '@/site/timeline';
import site from '@/site-data/site';

const { content } = site;
const { links, pages, profile, site: settings, skills, words } = content;
const { photo, name, role, email, phone } = profile;
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
        place={localize(cityAndCountry(content))}
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
        copy={localize(wordsUnlessEmpty(skills, { ...headings.skills, ...copy.skills }))}
        groups={localize(skills)}
        longestWord={await longestWord(site, ...skills.flatMap((group) => group.skills))}
      />
      {timelineSections(site).map((section) => (
        <Timeline key={section.id} {...section} present={words.about.present} />
      ))}
      <LanguageBars
        heading={localize(wordsUnlessEmpty(content.languages, copy.languages ?? headings.languages))}
        languages={languageBars(content)}
      />
    </PageOutline>
  );
}
