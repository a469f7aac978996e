import type { Page } from '@playwright/test';

/** A property of an element as the browser hands it to screen readers, of those that are kept. */
const KEPT = ['level', 'required', 'invalid', 'expanded', 'hasPopup', 'live', 'disabled', 'readonly'] as const;

/** What screen readers pass over: a place without a meaning, and the pieces of a text. */
const WITHOUT_MEANING = new Set(['generic', 'none', 'InlineTextBox', 'LineBreak', 'LabelText', 'ListMarker']);

/** Roles that are named by the text inside, which is not said a second time. */
const NAMED_BY_TEXT = new Set(['link', 'button', 'heading', 'term']);

/** An entry of a page's accessibility tree. */
export interface TreeEntry {
  role: string;
  name: string;
  description: string;
  properties: Partial<Record<(typeof KEPT)[number], string>>;
  /** Where a link leads. */
  url?: string;
  children: TreeEntry[];
}

/** The accessibility tree of a page as Chromium hands it to screen readers, without what has no meaning. */
export async function readTree(page: Page): Promise<TreeEntry> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const origin = new URL(page.url()).origin;
  const text = (value: { value?: unknown } | undefined) => String(value?.value ?? '').trim();

  function entriesOf(id: string): TreeEntry[] {
    const node = byId.get(id);
    if (!node) return [];
    const children = (node.childIds ?? []).flatMap(entriesOf);
    const role = text(node.role);
    // What stands in a live region has its properties too, and names it. An announcer has no role, but is heard.
    const isLive = node.properties?.some(({ name }) => name === 'live') ?? false;
    const isInside = node.properties?.some(({ name }) => name === 'root') ?? false;
    if ((node.ignored || WITHOUT_MEANING.has(role)) && (!isLive || isInside)) return children;
    const name = text(node.name);
    // The space between two texts, which is there or not by how the page came.
    if (role === 'StaticText' && !name) return [];
    const properties: TreeEntry['properties'] = {};
    for (const { name: kept, value } of node.properties ?? []) {
      const known = KEPT.find((property) => property === kept);
      const said = text(value);
      if (!known || !said || (said === 'false' && known !== 'expanded')) continue;
      if ((known === 'live' && isInside) || (known === 'level' && role !== 'heading')) continue;
      properties[known] = said;
    }
    const url = text(node.properties?.find((property) => String(property.name) === 'url')?.value);
    return [
      {
        role,
        name,
        description: text(node.description),
        properties,
        ...(role === 'link' && { url: url.startsWith(origin) ? url.slice(origin.length) : url }),
        children: children.filter((child) => child.role !== 'StaticText' || !NAMED_BY_TEXT.has(role)),
      },
    ];
  }

  const [root] = entriesOf(nodes[0]?.nodeId ?? '');
  if (!root) throw new Error('The page has no accessibility tree.');
  return root;
}

/** Every entry of a tree, in the order in which it is read. */
export function entriesIn(entry: TreeEntry): TreeEntry[] {
  return [entry, ...entry.children.flatMap(entriesIn)];
}

/** A tree as text: an entry a line, further in the deeper it stands. */
export function printTree({ role, name, description, properties, url, children }: TreeEntry, depth = 0): string {
  const words = [
    role,
    name && JSON.stringify(name),
    description && `(${description})`,
    ...Object.entries(properties).map(([property, value]) => `${property}=${value}`),
    url && `-> ${url}`,
  ];
  const line = `${'  '.repeat(depth)}${words.filter(Boolean).join(' ')}\n`;
  return line + children.map((child) => printTree(child, depth + 1)).join('');
}
