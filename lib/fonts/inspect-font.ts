import { Blob, Face } from 'harfbuzzjs';
import { decompress } from 'wawoff2';

/**
 * What a font can draw, and whether it has several weights.
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
