import { TITLE_LENGTH } from '../../lib/content/title-length.mjs';
import { placeOf } from './questions.mjs';

/** @typedef {import('../../lib/content/schema').Content} Content */
/** @typedef {import('../content/edit-content.mjs').Change} Change */

/**
 * What says the same as the answers elsewhere, and has to say it still: a fact or a title that the owner has
 * worded otherwise is left alone.
 *
 * @param {Content} original The content before the answers.
 * @param {Content} content The content with them.
 * @returns {Change[]}
 */
export function followUps(original, content) {
  const title = homeTitle(content);
  return [
    ...(original.pages.home.title === homeTitle(original) && title !== original.pages.home.title && fits(title)
      ? [{ field: 'pages.home.title', value: title }]
      : []),
    ...factChanges(original, content),
  ];
}

/**
 * Changes or takes out each fact that repeats what an answer has changed, the last one first, so that the places of
 * the others stay.
 *
 * @param {Content} original
 * @param {Content} content
 * @returns {Change[]}
 */
function factChanges(original, content) {
  const [before] = original.education;
  // Where the first entry is gone, the next one is about something else.
  const after = content.education.length < original.education.length ? undefined : content.education[0];
  const repeated = [
    { was: placeOf(original), is: placeOf(content) },
    { was: before && subjectOf(before.title), is: after && subjectOf(after.title) },
  ].filter(({ was, is }) => was !== undefined && was !== is);
  const lostGrade = before?.grade === after?.grade ? undefined : before?.grade;
  return content.facts
    .flatMap(({ label, value }, index) => {
      const found = repeated.find(({ was }) => was === value);
      if (found)
        return [
          found.is === undefined
            ? { field: `facts[${index}]`, value: undefined }
            : { field: `facts[${index}].value`, value: found.is },
        ];
      return lostGrade === `${label} ${value}` ? [{ field: `facts[${index}]`, value: undefined }] : [];
    })
    .reverse();
}

/** @param {Content} content */
function homeTitle({ profile: { role, location } }) {
  return location ? `${role} in ${location.city}` : role;
}

/** @param {string} title */
function fits(title) {
  const { length } = [...title];
  return length >= TITLE_LENGTH.least && length <= TITLE_LENGTH.most;
}

/**
 * @param {string} degree `BSc in Computer Science`.
 * @returns {string} `Computer Science`.
 */
function subjectOf(degree) {
  return /^.*? in (.+)$/.exec(degree)?.[1] ?? degree;
}
