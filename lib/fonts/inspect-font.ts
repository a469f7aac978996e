import { Blob, Face } from 'harfbuzzjs';
import { decompress } from 'wawoff2';

/**
 * The characters that a font has, and whether its weight is variable.
 *
 * @param font As WOFF2.
 */
export async function inspectFont(font: Uint8Array): Promise<{ characters: Set<string>; hasWeights: boolean }> {
  const face = new Face(new Blob(await decompress(font)));
  return {
    characters: new Set([...face.collectUnicodes()].map((code) => String.fromCodePoint(code))),
    hasWeights: Boolean(face.getAxisInfos().wght),
  };
}
