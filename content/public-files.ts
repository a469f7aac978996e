import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { PublicFile } from '@/lib/content/schema';
import { heldInPlaceOfPicture } from '../lib/content/picture-faults';
import { type FindFault, quote } from '../lib/content/text-faults';

/** The folder of the owner's own files, which stand at the site's root. */
export const PUBLIC_FOLDER = join(process.cwd(), 'public');

/** Files that the build makes a picture's copies of. */
const PICTURES = /\.(?:png|jpe?g|webp|avif)$/i;

/** Whether an address is that of a file under `public/`. */
export function isPublicFile(address: string): address is PublicFile {
  return address.startsWith('/') && !address.startsWith('//');
}

/** The folders and the name of a file under `public/`, as they are on the disk. */
export function pathOfFile(address: PublicFile): string[] {
  return address.slice(1).replace(/#.*$/, '').split('/').map(decodeURIComponent);
}

/**
 * Why an address leads to no file. The letters are compared as hosts compare them, capitals and all,
 * whatever the disk of this machine makes of them.
 *
 * @param folder the one that holds the owner's files.
 */
export function findFaultInPublicFile(address: PublicFile, folder: string): string | undefined {
  let place = folder;
  for (const name of pathOfFile(address)) {
    const names = namesIn(place);
    if (!names.includes(name)) {
      const alike = names.find((other) => alikeAs(other) === alikeAs(name));
      return alike
        ? `is ${quote(address)}, and under public/ it is called ${alike}; write it like that, since hosts tell capitals from small letters`
        : `is ${quote(address)}, and there is no such file under public/; put it there, or correct the path`;
    }
    place = join(place, name);
  }
  return statSync(place).isFile()
    ? undefined
    : `is ${quote(address)}, which is a folder under public/; write the path of a file in it`;
}

/** Why a file under `public/` cannot be shown as a picture. */
export const findFaultInPicture: FindFault = (address) =>
  !isPublicFile(address) || PICTURES.test(address)
    ? undefined
    : `is ${quote(address)}, and the site can show PNG, JPEG, WebP and AVIF; save the picture as one of these`;

/**
 * Why a file that is there cannot be shown as a picture, whatever it is called.
 *
 * @param folder the one that holds the owner's files.
 */
export function findFaultInPictureFile(address: PublicFile, folder: string): string | undefined {
  const holds = heldInPlaceOfPicture(join(folder, ...pathOfFile(address)));
  return holds && `is ${quote(address)}, and the file holds ${holds}; save the picture as PNG, JPEG, WebP or AVIF`;
}

/** What lies in a folder; nothing where there is none. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function alikeAs(name: string): string {
  return name.normalize('NFC').toLowerCase();
}
