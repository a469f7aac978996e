import { z } from 'zod';
import { paletteFromColors } from '../../brand/palette';
import { STAR_SHAPES } from '../../brand/star';
import * as addressField from '../address-fields';
import * as field from '../fields';

// The fields of `content/brand.ts`.

const starNumbers = z
  .strictObject({
    /** The number of points, from 5 to 12. */
    points: field.numberWithin(5, 12),
    /** Each point is connected to the one this many points further on: the larger the number, the sharper the star. */
    step: field.numberWithin(2, 4),
    /** 1 for a filled star, 2 for one with a hole, 3 for a star in the hole. Sharp stars have room for fewer. */
    rings: z.literal([1, 2, 3]),
    /** Rotation of each ring relative to the one around it: 0 for none, 0.5 for halfway to the next point. */
    turn: field.numberWithin(0, 1, 'number'),
  })
  .superRefine(
    ({ points, step, rings }, { addIssue }) => {
      const shapes = STAR_SHAPES.filter((shape) => shape.points === points);
      const shape = shapes.find((one) => one.step === step);
      if (!shape) {
        const steps = shapes.map((one) => one.step).join(' or ');
        const message = `must be ${steps} in a star with ${points} points`;
        addIssue({ code: 'custom', message, path: ['step'], input: step });
      } else if (rings <= 3 && rings > shape.mostRings) {
        const message = 'must be lower in a star with this step';
        addIssue({ code: 'custom', message, path: ['rings'], input: rings });
      }
    },
    { when: field.valid('points', 'step') },
  );

/** A colour for both themes, or one for each: `{ light: '#0A6A62', dark: '#5FD0BF' }`. */
const themedColor = () =>
  z.union(
    [field.color(), z.strictObject({ light: field.color(), dark: field.color() })],
    'must be a colour as # and six digits from 0 to F, such as "#0A6A62", or one for light and one for dark in braces',
  );

const ownColors = z
  .strictObject({
    /**
     * The background: a light colour for the light theme, or a dark one for the dark. The other is derived, unless you
     * give one for each: `{ light: '#F6F2EA', dark: '#0D1013' }`, as you can for the accents.
     */
    ground: themedColor(),
    /** The colour of links, buttons and the star. */
    accent: themedColor(),
    /** Optional: small decorations, and the centres of stars. Without it, a colour is derived from the accent. */
    secondAccent: themedColor().optional(),
  })
  .refine((colors) => paletteFromColors(colors) !== undefined, {
    path: ['ground'],
    message: 'must be a lighter or a darker colour, on which text can have a contrast of 7:1',
    when: field.valid('ground', 'accent', 'secondAccent'),
  });

const fontPair = {
  /** Headings, names and numbers, in a bold weight. */
  heading: addressField.font(),
  /** All other text, in the weights 400 to 600, or the nearest that the font has. */
  body: addressField.font(),
};

const fonts = z.strictObject({
  ...fontPair,
  /** Optional: two fonts for a script that is not Latin, by default those above, and Cairo for Arabic letters. */
  script: z.strictObject(fontPair).optional(),
});

const logoFile = () =>
  addressField
    .picture()
    .refine(
      (src) => addressField.isOnSite(src) && /\.svg$/i.test(src),
      'must be an SVG in public/, such as "/logo.svg"',
    );

const logo = z.strictObject({
  /**
   * An SVG in `public/`, such as `/logo.svg`, of 30 KB at most. What it draws in `currentColor` has the colour of text
   * in each theme; or write one of two files, `/logo.light.svg` and `/logo.dark.svg`.
   */
  src: logoFile(),
  /** Optional: another one for icons, about as wide as high. A wide logo can't be read in a browser's tab. */
  icon: logoFile().optional(),
  /** Optional: `true` if the logo is your name in letters. Only screen readers get the name beside it then. */
  hidesName: z.boolean().optional(),
});

const hero = z.union(
  [
    z.enum(['work', 'portrait', 'star']),
    z.strictObject({
      /** The title of a project with a picture in `public/`. */
      project: field.name(),
    }),
    z.strictObject({
      /** A picture in `public/`, such as `/desk.jpg`. */
      src: addressField.picture().refine(addressField.isOnSite, 'must be a file in public/, such as "/desk.jpg"'),
      /** Optional: what it shows, for screen readers. Without it, they skip the picture. */
      alt: field.line().optional(),
    }),
  ],
  'must be "work", "portrait", "star", or a project or a src in braces',
);

/** The schema of `brand`. */
export const brand = z.strictObject({
  /**
   * What the site is drawn from, and your logo if you have no other: `'khatam'` for Cairo's star with eight points,
   * `'name'` for a star generated from your name, or the numbers of a star of your choice. The khatam is `{ points: 8, step: 2, rings: 1, turn: 0.5 }`.
   */
  star: z.union(
    [z.enum(['khatam', 'name']), starNumbers],
    'must be "khatam", "name" or the numbers of a star in braces',
  ),
  /**
   * Optional: your own logo in place of the star in header, footer, icons and preview images, and for the feed and the
   * contact card: `{ src: '/logo.svg' }`. On icons it is on the background of your site.
   */
  logo: logo.optional(),
  /**
   * The colours: `'shipped'` for limestone and teal, or your own `ground` and `accent`, from which all others are
   * derived for both themes. In text, a colour with too little contrast is replaced by the nearest shade with enough;
   * drawings, covers and buttons have your accent as it is, unless it could not be seen or text on it not be read.
   */
  colors: z.union([z.literal('shipped'), ownColors], 'must be "shipped" or a ground and an accent in braces'),
  /**
   * Optional: what rises on the home page's first screen. `'work'`, the default, is the picture of the first featured
   * project that has one in `public/`; `{ project: 'Shop' }` that of another; `'portrait'` your photo; `'star'` the star
   * alone; `{ src: '/desk.jpg' }` any picture. Of a screenshot, the corner where reading begins in your site's first
   * language is shown, 800 by 750 px of a usual screen. Without a picture it is the star.
   */
  hero: hero.optional(),
  /**
   * Optional: what is behind screenshots, and on the cards of projects on a site without any picture. `'drawn'`, the
   * default, is a star on your accent and your ground; `'plain'` is a tint of your ground, and nothing without a picture.
   */
  covers: z.enum(['drawn', 'plain']).optional(),
  /** Two fonts from https://fontsource.org, by name (`Space Grotesk`) or by package (`@fontsource/lato`). */
  fonts,
});

export type Brand = z.infer<typeof brand>;
