import { htmlElementAttributes } from 'html-element-attributes';
import { definePlugin, HtmlValidate, Rule, StaticConfigLoader } from 'html-validate';
import { svgElementAttributes } from 'svg-element-attributes';

/**
 * `aria-` and `data-` are open families; axe knows the names of the first, the second has none. What is
 * Netlify's it takes out of the page again.
 */
const FAMILIES = /^(aria-[a-z]+|data-[a-z-]+|role|xmlns|netlify-honeypot)$/;

function isKnown(element: string, attribute: string): boolean {
  return (
    FAMILIES.test(attribute) ||
    [htmlElementAttributes, svgElementAttributes].some((known) =>
      ['*', element].some((name) => known[name]?.includes(attribute)),
    )
  );
}

/** What html-validate does not look for: attributes no element of that name has. */
class KnownAttributes extends Rule {
  override setup() {
    this.on('attr', ({ target, key, keyLocation }) => {
      const isSvg = target.closest('svg') !== null;
      const name = isSvg ? key : key.toLowerCase();
      if (!isKnown(target.tagName, name)) {
        this.report({ node: target, message: `<${target.tagName}> has no attribute "${key}"`, location: keyLocation });
      }
    });
  }
}

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:document'],
    plugins: [definePlugin({ name: 'known-attributes', rules: { 'known-attributes': KnownAttributes } })],
    rules: {
      'known-attributes': 'error',
      // React writes <meta charSet="utf-8"/> and required=""; to browsers that is the same.
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'void-style': 'off',
      // Next gives one of its scripts the id `_R_`, which HTML allows and the rule's stricter form does not.
      'valid-id': ['error', { relaxed: true }],
      // Safari does not tell a list without markers as a list, unless it has the role.
      'no-redundant-role': 'off',
      'prefer-native-element': ['error', { exclude: ['list'] }],
      // A list may have a name.
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
      // The phone number is copied into fields that take plain spaces and hyphens only.
      'tel-non-breaking': 'off',
      // Titles are measured elsewhere, as they are read; this rule counts `&amp;` as five characters.
      'long-title': 'off',
      // Integrity attributes are for other hosts' scripts; these are the site's own.
      'require-sri': ['error', { target: 'crossorigin' }],
    },
  }),
);

/** What is wrong with a page's HTML, a sentence for each finding with its line and its place. */
export async function findMistakes(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, selector }) => `${line}: ${message} (${ruleId}, ${selector})`),
  );
}
