/** The fields of package.json that an update reads. */
export interface Manifest {
  template?: {
    version?: string;
    /** The repository that updates come from; the owner writes it. */
    source?: string;
    /** The template's commit of the last update. */
    commit?: string;
  };
  [field: string]: unknown;
}

/** Fields that are merged entry by entry. */
const MERGED = ['scripts', 'dependencies', 'devDependencies'];

/** Fields that describe the owner's site, which an update keeps. */
const OWNED = ['name', 'version', 'description', 'license'];

/**
 * Merges the package.json of an update: keeps the owner's packages and commands, and adds the template's changes.
 *
 * @param commit the template's commit to which the site is updated.
 */
export function mergeManifests(base: Manifest, ours: Manifest, theirs: Manifest, commit: string): Manifest {
  const merged = mergeEntries(base, ours, theirs);
  for (const field of MERGED) merged[field] = mergeEntries(base[field], ours[field], theirs[field]);
  for (const field of OWNED) merged[field] = ours[field];
  return { ...merged, template: { ...theirs.template, source: ours.template?.source, commit } };
}

/** Entries that the template has changed are the template's, all others the owner's. */
function mergeEntries(base: unknown, ours: unknown, theirs: unknown): Record<string, unknown> {
  const [before, own, next] = [base, ours, theirs].map((group) => new Map(Object.entries(group ?? {})));
  const isChanged = (name: string) => JSON.stringify(next?.get(name)) !== JSON.stringify(before?.get(name));
  const names = new Set([...(own?.keys() ?? []), ...(next?.keys() ?? [])]);
  return Object.fromEntries([...names].map((name) => [name, (isChanged(name) ? next : own)?.get(name)]));
}
