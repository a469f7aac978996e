import ar from './words/ar.json' with { type: 'json' };
import cs from './words/cs.json' with { type: 'json' };
import de from './words/de.json' with { type: 'json' };
import es from './words/es.json' with { type: 'json' };
import fa from './words/fa.json' with { type: 'json' };
import fr from './words/fr.json' with { type: 'json' };
import he from './words/he.json' with { type: 'json' };
import hi from './words/hi.json' with { type: 'json' };
import id from './words/id.json' with { type: 'json' };
import it from './words/it.json' with { type: 'json' };
import ja from './words/ja.json' with { type: 'json' };
import ko from './words/ko.json' with { type: 'json' };
import nl from './words/nl.json' with { type: 'json' };
import pl from './words/pl.json' with { type: 'json' };
import pt from './words/pt.json' with { type: 'json' };
import ru from './words/ru.json' with { type: 'json' };
import tr from './words/tr.json' with { type: 'json' };
import uk from './words/uk.json' with { type: 'json' };
import vi from './words/vi.json' with { type: 'json' };
import zh from './words/zh.json' with { type: 'json' };
import zhHant from './words/zh-Hant.json' with { type: 'json' };

/** The words of the interface in other languages, by BCP 47 tag; those that a language lacks are English. */
export const translations: Readonly<Record<string, object>> = {
  ar,
  cs,
  de,
  es,
  fa,
  fr,
  he,
  hi,
  id,
  it,
  ja,
  ko,
  nl,
  pl,
  pt,
  ru,
  tr,
  uk,
  vi,
  zh,
  'zh-Hant': zhHant,
};

/** The words in a language, whatever its country: those in German for `de-AT`, and in `zh-Hant` for `zh-TW`. */
export function translationFor(language: string): object | undefined {
  const [, words] = Object.entries(translations).find(([tag]) => writingOf(tag) === writingOf(language)) ?? [];
  return words;
}

/** A language and the script in which it is written, such as `zh Hant`. */
function writingOf(tag: string): string {
  const { language, script } = new Intl.Locale(tag).maximize();
  return `${language} ${script}`;
}
