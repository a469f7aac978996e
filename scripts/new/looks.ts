import type { Brand } from '../../lib/content/schema';

/** Looks to start from: a star, colours and fonts that go together, by the names that `--look=` takes. */
export const LOOKS = {
  cairo: {
    star: 'khatam',
    colors: 'shipped',
    fonts: { heading: 'Bricolage Grotesque', body: 'Instrument Sans' },
  },
  harbour: {
    star: { points: 8, step: 3, rings: 2, turn: 0 },
    colors: { ground: '#F3F6FA', accent: '#1B4B8F', secondAccent: '#B5512B' },
    fonts: { heading: 'Newsreader', body: 'Instrument Sans' },
  },
  orchard: {
    star: { points: 7, step: 2, rings: 2, turn: 0.5 },
    colors: { ground: '#F6F5EC', accent: '#2C5837', secondAccent: '#B4472F' },
    fonts: { heading: 'Fraunces', body: 'Figtree' },
  },
  night: {
    star: { points: 12, step: 4, rings: 1, turn: 0 },
    colors: { ground: '#0E1220', accent: '#9DB2FF', secondAccent: '#FFB86B' },
    fonts: { heading: 'Space Grotesk', body: 'Hanken Grotesk' },
  },
  press: {
    star: { points: 10, step: 3, rings: 1, turn: 0 },
    colors: { ground: '#FFFFFF', accent: '#A3123F', secondAccent: '#1F1F1F' },
    fonts: { heading: 'Schibsted Grotesk', body: 'Schibsted Grotesk' },
  },
  saffron: {
    star: { points: 9, step: 3, rings: 2, turn: 0.5 },
    colors: { ground: '#FBF6EE', accent: '#673B9B', secondAccent: '#C98A12' },
    fonts: { heading: 'Literata', body: 'Hanken Grotesk' },
  },
} as const satisfies Record<string, Brand>;
