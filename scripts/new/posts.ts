import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PICTURE_TYPES } from '../../lib/content/address-fields';
import { idsOf } from '../../lib/markdown/markdown';
import { documentFolders } from '../../lib/routes';
import { UserError } from '../../lib/user-error';
import { convertHtml } from './posts/convert-html';
import { findCopy, POSTS_FOLDER } from './posts/find-copy';
import { htmlToMarkdown } from './posts/html-to-markdown';
import { Leftovers, placesIn } from './posts/leftovers';
import { type OldPost, POST_FILE, readOldPost, withAliases, withoutFields } from './posts/old-post';
import { type OldSite, readOldSite } from './posts/old-site';
import { type MovedPost, PostFinder } from './posts/post-finder';
import { withRaisedHeadings } from './posts/raise-headings';
import { replaceTags } from './posts/replace-tags';
import { rewriteAddresses } from './posts/rewrite-addresses';
import { withSeparateFences } from './posts/separate-fences';
import { takeMdx } from './posts/take-mdx';

/** What an import would write. */
interface PostImport {
  /** The new texts, by their paths in the repository. */
  texts: ReadonlyMap<string, string>;
  /** The files to copy, by their new paths in the repository. */
  copies: ReadonlyMap<string, string>;
  /** What could not be brought along: its places in the new files, by kind. */
  notes: ReadonlyMap<string, readonly string[]>;
}

/**
 * Turns the posts of another generator's folder, or of its site, into posts of this site.
 *
 * @param repository the folder of this site.
 * @throws {UserError} if there are no posts.
 */
export function importPosts(folder: string, repository: string): PostImport {
  if (!existsSync(folder) || !statSync(folder).isDirectory()) throw new UserError(`${folder} is not a folder.`);
  const { site, posts: postsFolder } = readOldSite(folder);
  const notes = new Map<string, string[]>();
  const note = (kind: string, place: string) => void notes.set(kind, [...(notes.get(kind) ?? []), place]);
  const posts = readPosts(postsFolder, site, repository, note);
  if (posts.length === 0 && notes.size === 0) throw new UserError(`There are no Markdown files in ${postsFolder}.`);
  const finder = new PostFinder(posts, site);
  for (const post of posts) post.text = convertText(post, site, finder);
  const copies = new Map<string, string>();
  const texts = new Map<string, string>();
  const idsByAddress = new Map(posts.map(({ address, text }) => [address, idsOf(text)]));
  for (const post of posts) {
    const copyFile = (address: string, isPicture: boolean) => findCopy(address, isPicture, post, site, copies);
    const text = rewriteAddresses(post.text, {
      leftovers: post.leftovers,
      oldSite: site.address,
      findPost: (address) => finder.byAddress(address, post),
      copyFile,
      idsOf: (address) => idsByAddress.get(address ?? post.address) ?? [],
    });
    const file = `${POSTS_FOLDER}/${post.name}.md`;
    const whole = `---\n${frontMatterOf(post, finder, copyFile)}---\n${text}`;
    texts.set(file, whole);
    for (const { kind, place } of placesIn(whole, file, post.leftovers.all)) note(kind, place);
  }
  for (const [target, source] of copies) {
    const present = path.join(repository, target);
    if (!existsSync(present)) continue;
    if (!readFileSync(present).equals(readFileSync(source)))
      note('Files that are there with other content stay as they are', target);
    copies.delete(target);
  }
  return { texts, copies, notes };
}

/** Writes what an import has found. */
export function writeImport({ texts, copies }: PostImport, repository: string): void {
  const prepare = (file: string) => {
    const target = path.join(repository, file);
    mkdirSync(path.dirname(target), { recursive: true });
    return target;
  };
  for (const [file, text] of texts) writeFileSync(prepare(file), text, { flag: 'wx' });
  for (const [file, source] of copies) copyFileSync(source, prepare(file));
}

/** Files that are no posts, though they are Markdown: lists of Hugo, notes for programmers, further languages. */
const NO_POST = /(?:^|\/)(?:_index|README|readme|LICENSE|CONTRIBUTING)\.\w+$|(?:^|\/)(?:\.[^/]+|node_modules)\//;

function readPosts(
  folder: string,
  site: OldSite,
  repository: string,
  note: (kind: string, place: string) => void,
): MovedPost[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
    file.replaceAll(path.sep, '/'),
  );
  const content =
    site.generator === 'hugo' && folder.startsWith(path.join(site.root, 'content'))
      ? path.join(site.root, 'content')
      : folder;
  const taken = new Map<string, string>();
  return files
    .filter((file) => POST_FILE.test(file) && !NO_POST.test(file))
    .sort()
    .flatMap((file) => {
      const language = /\.([a-z]{2}(?:-[A-Za-z]{2,4})?)\.\w+$/.exec(file);
      if (language && files.includes(file.replace(`.${language[1]}.`, '.'))) {
        note('Posts in another language are left out; move them into a folder of that language', file);
        return [];
      }
      const post = readOldPost(path.join(folder, file), content, site);
      if (file.endsWith('.html') && !post.yaml) return [];
      if (existsSync(path.join(repository, POSTS_FOLDER, `${post.name}.md`))) {
        note('Posts whose name is taken stay as they are here', `${POSTS_FOLDER}/${post.name}.md (${file})`);
        return [];
      }
      const first = taken.get(post.slug);
      const [, year] = /^date: ['"]?(\d{4})/m.exec(post.yaml) ?? [];
      const named = first ? withSlug(post, taken, year) : post;
      if (first) note('Posts of one name have another address now', `${named.slug} (${file}, as ${first})`);
      taken.set(named.slug, file);
      return [{ ...named, address: `${documentFolders.posts}${named.slug}/`, leftovers: new Leftovers() }];
    });
}

/** A post whose address is taken, with the next that is free. */
function withSlug(post: OldPost, taken: ReadonlyMap<string, string>, year?: string): OldPost {
  let slug = post.slug;
  for (let number = 1; taken.has(slug); number++) slug = `${post.slug}-${number === 1 && year ? year : number}`;
  return {
    ...post,
    slug,
    name: `${post.name}-${slug.slice(post.slug.length + 1)}`,
    yaml: `${withoutFields(post.yaml, ['slug'])}slug: ${slug}\n`,
  };
}

function convertText(post: MovedPost, site: OldSite, finder: PostFinder): string {
  const { leftovers, file } = post;
  const isMdx = file.endsWith('.mdx');
  const source = isMdx ? takeMdx(post.text, leftovers) : post.text;
  const tagless = replaceTags(source, {
    leftovers,
    findPost: (name) => finder.byName(name, post),
    hasLiquid: ['jekyll', 'eleventy', 'hexo'].includes(site.generator ?? ''),
  });
  const markdown = file.endsWith('.html')
    ? htmlToMarkdown(tagless, leftovers)
    : convertHtml(withSeparateFences(tagless), leftovers, isMdx);
  // A line that begins with a comment would be HTML as a whole.
  const commented = markdown.replace(
    /^([ \t>]*(?:[-*+] |\d+[.)] )?)((?:<!--[^\n]*?-->[ \t]*)+)(?!<!--)(\S.*)$/gm,
    '$1$3 $2',
  );
  return withRaisedHeadings(commented);
}

function frontMatterOf(
  post: MovedPost,
  finder: PostFinder,
  copyFile: (address: string, isPicture: boolean) => string | undefined,
): string {
  const { image } = post;
  const address = image && !/^https?:/.test(image.value) ? copyFile(image.value, true) : undefined;
  let { yaml } = post;
  if (image && (!address || !PICTURE_TYPES.test(address))) {
    yaml = withoutFields(yaml, [image.field], true);
    post.leftovers.add('Missing pictures above texts are comments now', image.value);
  } else if (image && address) yaml = yaml.replace(image.value, address);
  return withAliases(yaml, finder.ownAddresses(post));
}
