import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import querystring from 'node:querystring';
import { type Address, FILM_TYPES, PICTURE_TYPES } from './content/address-fields';
import { UserError } from './user-error';

/** Whether the picture of a text can be a file of this name: a picture, or a film. */
export function isShownAsPicture(name: string): boolean {
  return PICTURE_TYPES.test(name) || FILM_TYPES.test(name);
}

/** The path of a file in `public/` in the repository. */
export function publicFile(src: string): string {
  return `public${querystring.unescape(src)}`;
}

/** The files of one picture in two themes, `chart.light.png` and `chart.dark.png`, if a path names either or `chart.png`. */
export function themeFiles(file: string): [light: string, dark: string] | undefined {
  const [, name, ending] = /^(.*?)(?:\.(?:light|dark))?(\.\w+)$/.exec(file) ?? [];
  const [light, dark] = [`${name}.light${ending}`, `${name}.dark${ending}`];
  return [light, dark].every((one) => existsSync(path.join(process.cwd(), one))) ? [light, dark] : undefined;
}

/** What is beside a film, `walk.mp4`: its poster, `walk.jpg`, and its captions, `walk.vtt` or one file a language, `walk.en.vtt`. */
export function filesOfFilm(film: string) {
  const { dir, name } = path.posix.parse(film);
  const files = readdirSync(path.join(process.cwd(), dir));
  const poster = ['jpg', 'jpeg', 'png', 'webp', 'avif']
    .map((type) => `${name}.${type}`)
    .find((it) => files.includes(it));
  const captions = files.flatMap((file) => {
    const rest = file.startsWith(`${name}.`) && /^\.(?:([\w-]+)\.)?vtt$/.exec(file.slice(name.length));
    return rest ? [{ file: path.posix.join(dir, file), language: rest[1] }] : [];
  });
  return { name, poster: poster && path.posix.join(dir, poster), captions };
}

/** The address of a project's picture, and of its film the poster's. */
export function stillAddress(src: Address): Address {
  const { poster } = FILM_TYPES.test(src) ? filesOfFilm(publicFile(src)) : {};
  return poster ? (src.replace(/\.\w+$/, path.extname(poster)) as Address) : src;
}

/** Throws what an owner is told of a file that is not a picture. */
export const throwUnreadable = (file: string) => () => {
  throw new UserError(`${file} is damaged, or not a picture; save it again as PNG, JPEG, WebP, AVIF, SVG or GIF.`);
};
