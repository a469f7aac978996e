import { placeOf } from '../../lib/compile/places';
import type { Content } from '../../lib/content/schema';
import { isBlock } from '../../site/pictures';
import type { Problem } from './rules';

/** The clients' logos that pages do not show, because in one colour they would be rectangles. Their files exist. */
export async function findOpaqueLogos({ clients }: Content, folder: string): Promise<Problem[]> {
  const problems = await Promise.all(
    clients.map(async ({ logo }, index): Promise<Problem[]> => {
      // The build says that a file is no picture.
      if (!logo || !(await isBlock(logo).catch(() => false))) return [];
      const field = `clients[${index}].logo`;
      const message =
        'has no transparent background, so the page shows the name in its place; save the logo without its background, as SVG or PNG';
      return [{ level: 'should', ...placeOf(field, folder), field, message, group: OPAQUE }];
    }),
  );
  return problems.flat();
}

const OPAQUE = 'logos of clients have no transparent background, so the page shows the names in their place';
