import { media } from './media';

/** What has letters that are joined, as `next.config.ts` has found. */
const joined = process.env.JOINED_LETTERS;

/**
 * Joined letters: no space comes between them, and lines leave room for the marks above and below,
 * more than other letters need. Who takes these rules asks for `JOINED_LETTERS` on the spot, so that the build leaves
 * them out of a site without such letters.
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
