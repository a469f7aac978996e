import type { ShownProject } from '@/components/sections/projects/shown-project';
import { markerFor } from '@/lib/marked';
import type { SiteLanguages } from '@/lib/text-parts';

/** Projects with their words marked, where they have parts in another script. Their titles stay: covers are drawn from them. */
export function markedProjects(projects: readonly ShownProject[], site: SiteLanguages): readonly ShownProject[] {
  const mark = markerFor(site);
  return projects.map((project) => {
    const { title, description, technologies, codeNote } = project;
    const marked = mark({ title, description, technologies, codeNote });
    const isPlain = [marked.title, marked.description, marked.codeNote, ...marked.technologies].every(
      (words) => words === undefined || typeof words === 'string',
    );
    return isPlain ? project : { ...project, marked };
  });
}
