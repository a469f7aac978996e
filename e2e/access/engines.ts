import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { Checker } from 'accessibility-checker-engine';
import type axe from 'axe-core';

const require = createRequire(import.meta.url);

/** Both engines, as the scripts that a page is given. */
const sources = await Promise.all(
  ['axe-core/axe.min.js', 'accessibility-checker-engine/ace.js'].map((file) => readFile(require.resolve(file), 'utf8')),
);

/** Rules of axe that do not run, and why. All others do, those that are experimental or good practice too. */
const OFF: Record<string, string> = {
  // 7:1 is AAA. The pairs of colours are held to it where the site promises it, in styles/color-pairs.ts.
  'color-contrast-enhanced': 'AAA',
};

interface Answer {
  /** The rule, by the engine's name for it. */
  rule: string;
  /** The elements it is answered for; by default all. */
  selector?: string;
  /** Why it is no fault. */
  because: string;
}

/** What an engine calls a fault, and is none. */
const FALSE_ALARMS: readonly Answer[] = [
  {
    rule: 'aria_content_in_landmark',
    selector: 'a[href="#main"]',
    because: 'The skip link is the first thing of a page, before its landmarks.',
  },
  {
    rule: 'aria_role_redundant',
    selector: '[role="list"]',
    because: 'Without the role VoiceOver in Safari takes a list without markers for none.',
  },
  {
    rule: 'element_attribute_deprecated',
    selector: 'meta[http-equiv="Content-Security-Policy"]',
    because: 'HTML has the attribute, with this value.',
  },
];

/** What an engine cannot tell and asks a person for, with who answers it here. A question that is not in the list is a finding. */
const QUESTIONS: readonly Answer[] = [
  { rule: 'color-contrast', because: 'Text over a picture or a figure: styles/color-pairs.ts has every pair.' },
  { rule: 'hidden-content', because: 'Menu, tooltip and toasts are states of their own here.' },
  { rule: 'style_highcontrast_visible', because: 'e2e/forced-colors.spec.ts looks at forced colours.' },
  {
    rule: 'style_color_misuse',
    because: 'A link in text is underlined, an error has words, the current page has a line.',
  },
  { rule: 'style_focus_visible', because: 'keyboard.walk.ts measures every ring.' },
  { rule: 'element_tabbable_visible', because: 'keyboard.walk.ts measures every stop, the skip link too.' },
  { rule: 'element_tabbable_unobscured', because: 'keyboard.walk.ts looks at what lies over every stop.' },
  { rule: 'style_viewport_resizable', because: 'The sizes are sums of rem and vw, so that text grows with the zoom.' },
  {
    rule: 'text_sensory_misuse',
    because: 'Words such as “beside” are the owner’s, and none of them is all there is to find a thing by.',
  },
  { rule: 'text_block_heading', because: 'The owner’s name and the sentence under 404 head nothing.' },
  { rule: 'download_keyboard_controllable', because: 'The CV is a link like any other.' },
  {
    rule: 'a_target_warning',
    because: 'It reads the text of a link alone; that every name says it is in screen-readers.walk.ts.',
  },
  { rule: 'list_structure_proper', because: 'HTML has groups of terms and definitions in a `div`.' },
  { rule: 'input_fields_grouped', because: 'The four fields are one group, the form, which has a name.' },
  {
    rule: 'input_label_visible',
    selector: 'button[data-tooltip]',
    because: 'A control that shows an icon alone has its name in a tooltip.',
  },
  {
    rule: 'input_label_visible',
    selector: 'textarea[placeholder]',
    because:
      'It has its label over it as the other fields have; the engine takes the placeholder of this one for a label.',
  },
];

/**
 * What both engines find wrong with the page as it stands: faults, and questions that nobody has answered.
 * They leave no mark in the document.
 */
export async function findFaults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window && 'ace' in window))) {
    for (const source of sources) await page.evaluate(source);
  }
  return page.evaluate(
    async ({ off, falseAlarms, questions }) => {
      await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {})));
      const found: { rule: string; says: string; element: Element | null; isQuestion: boolean }[] = [];

      const values = window.axe.getRules().flatMap(({ ruleId }) => (off.includes(ruleId) ? [] : [ruleId]));
      const { violations, incomplete } = await window.axe.run({ runOnly: { type: 'rule', values } });
      for (const results of [violations, incomplete]) {
        for (const { id, help, nodes } of results) {
          for (const { target } of nodes) {
            const element = document.querySelector(String(target[0]));
            found.push({ rule: id, says: help, element, isQuestion: results === incomplete });
          }
        }
      }

      const report = await new window.ace.Checker().check(document, ['IBM_Accessibility', 'WCAG_2_2']);
      for (const { ruleId, message, value, node } of report.results) {
        if (value[1] === 'PASS') continue;
        const element = node instanceof Element ? node : (node?.parentElement ?? null);
        found.push({ rule: ruleId, says: message, element, isQuestion: value[1] !== 'FAIL' });
      }

      return found
        .filter(({ rule, element, isQuestion }) => {
          const answers = isQuestion ? [...questions, ...falseAlarms] : falseAlarms;
          return !answers.some((answer) => answer.rule === rule && (element?.matches(answer.selector ?? '*') ?? true));
        })
        .map(({ rule, says, element, isQuestion }) => {
          const html = element?.outerHTML.slice(0, 160) ?? '';
          return `${rule}${isQuestion ? ' asks' : ''}: ${says} ${html}`;
        });
    },
    { off: Object.keys(OFF), falseAlarms: FALSE_ALARMS, questions: QUESTIONS },
  );
}

declare global {
  interface Window {
    axe: typeof axe;
    ace: { Checker: typeof Checker };
  }
}
