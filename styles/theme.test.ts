import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(__dirname, '..');

/** A declaration that names a physical side: it would be on the wrong side in a right-to-left language. */
const PHYSICAL_SIDE = /^\s*(?:[a-z-]+-)?(?:left|right)(?:-[a-z-]+)?: .*;$|^\s*(?:text-align|float): (?:left|right);$/gm;

/** A float and its counterpart from right to left: Chrome has no logical floats before version 118. */
const BOTH_FLOATS = /float: right;(?:.*\n)+?\s*\[dir='rtl'\] & \{\s*float: left;/g;

/** A distance to a side of the window that is the same in both directions of writing; icons flip with their 2px. */
const PHYSICAL_MOVE =
  /\btranslate(?:X|3d)?\((?!0|2px|calc\(\$\{INLINE_SIGN\}).*|^\s*translate: (?!0|none|calc\([^)]*INLINE_SIGN).*$/gm;

test('styles use logical sides', () => {
  const files = ['components', 'styles', 'app'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.tsx$|\.css$/.test(file))
      .map((file) => path.join(folder, file)),
  );
  expect(files).toEqual(
    expect.arrayContaining(['components/layout/footer.tsx', 'styles/global.css'].map(path.normalize)),
  );
  const physical = files.flatMap((file) =>
    [PHYSICAL_SIDE, PHYSICAL_MOVE].flatMap((pattern) =>
      (readFileSync(path.join(ROOT, file), 'utf8').replace(BOTH_FLOATS, '').match(pattern) ?? []).map(
        (line) => `${file}: ${line.trim()}`,
      ),
    ),
  );
  expect(physical).toEqual([]);
});
