import { media } from './media';

/** Selector of elements in a script with joined letters, such as Arabic (`next.config.ts`). */
const joined = process.env.JOINED_LETTERS;

/**
 * Letter spacing would break joined letters apart, and the marks above and below them need taller lines. Code that uses
 * these rules checks `process.env.JOINED_LETTERS` inline, so that the build drops them from sites without such letters.
 */
export const joinedLetters = `
  :root :is(${joined}) {
    letter-spacing: 0;
  }

  @media screen {
    body:is(${joined}) {
      line-height: 1.8;
    }
  }

  :root :is(h1, h2, h3):is(${joined}),
  :is(h1, h2, h3) :is(${joined}) {
    line-height: 1.3;
  }

  ${media.print} {
    :root :is(h1, h2, h3):is(${joined}) {
      line-height: 1.25;
    }
  }
`;
