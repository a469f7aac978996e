/** Bytes of a font's header, and of a table's entry in the directory behind it. */
const HEADER = 12;
const ENTRY = 16;

/**
 * The tables of a TrueType or OpenType font, by their tags.
 *
 * @param {Buffer} font Not packed.
 * @returns {Map<string, Buffer>}
 */
export function tablesOf(font) {
  const count = font.readUInt16BE(4);
  return new Map(
    Array.from({ length: count }, (_, index) => {
      const entry = HEADER + index * ENTRY;
      const start = font.readUInt32BE(entry + 8);
      return [font.toString('latin1', entry, entry + 4), font.subarray(start, start + font.readUInt32BE(entry + 12))];
    }),
  );
}

/**
 * The same font with other tables. It says no sums of their bytes: WOFF2 keeps none.
 *
 * @param {Buffer} font Not packed.
 * @param {ReadonlyMap<string, Buffer>} tables
 * @returns {Buffer}
 */
export function withTables(font, tables) {
  const tags = [...tables.keys()].sort();
  const directory = Buffer.alloc(HEADER + tags.length * ENTRY);
  font.copy(directory, 0, 0, HEADER);
  directory.writeUInt16BE(tags.length, 4);
  /** @type {Buffer[]} */
  const parts = [directory];
  let end = directory.length;
  for (const [index, tag] of tags.entries()) {
    const table = tables.get(tag) ?? Buffer.alloc(0);
    const entry = HEADER + index * ENTRY;
    directory.write(tag, entry, 'latin1');
    directory.writeUInt32BE(end, entry + 8);
    directory.writeUInt32BE(table.length, entry + 12);
    // Each table begins at a multiple of four.
    const padding = Buffer.alloc(-table.length & 3);
    parts.push(table, padding);
    end += table.length + padding.length;
  }
  return Buffer.concat(parts);
}
