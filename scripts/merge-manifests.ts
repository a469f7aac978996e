/** What is read of a package.json. */
export interface Manifest {
  template?: {
    version?: string;
    /** Where newer versions come from; the owner writes it. */
    source?: string;
    /** The template's commit that the last update brought. */
    commit?: string;
  };
  [field: string]: unknown;
}

/** Fields that are merged entry by entry. */
const MERGED = ['scripts', 'dependencies', 'devDependencies'];

/** Fields that say what the owner's site is. */
const OWNED = ['name', 'version', 'description', 'license'];

/**
 * The package.json of an updated site: the owner's packages and commands stay, and the template's come.
 *
 * @param commit the template's commit that the site has from now on.
 */
export function mergeManifests(base: Manifest, ours: Manifest, theirs: Manifest, commit: string): Manifest {
  const merged = mergeEntries(base, ours, theirs);
  for (const field of MERGED) merged[field] = mergeEntries(base[field], ours[field], theirs[field]);
  for (const field of OWNED) merged[field] = ours[field];
  return { ...merged, template: { ...theirs.template, source: ours.template?.source, commit } };
}

/** What the template has changed is the template's, all else the owner's. */
function mergeEntries(base: unknown, ours: unknown, theirs: unknown): Record<string, unknown> {
  const [before, own, next] = [base, ours, theirs].map((group) => new Map(Object.entries(group ?? {})));
  const isChanged = (name: string) => JSON.stringify(next?.get(name)) !== JSON.stringify(before?.get(name));
  const names = new Set([...(own?.keys() ?? []), ...(next?.keys() ?? [])]);
  return Object.fromEntries([...names].map((name) => [name, (isChanged(name) ? next : own)?.get(name)]));
}
