import type { SkillGroup } from '@/lib/content/schema';

/** List what you work with, in groups. `emphasis: true` sets a group larger: what you use most. */
export const skills: readonly SkillGroup[] = [
  { title: 'Most days', emphasis: true, skills: ['TypeScript', 'React', 'Node.js', 'PostgreSQL'] },
  { title: 'In some projects', skills: ['Python', 'MapLibre', 'SQLite', 'Docker'] },
  { title: 'In older systems', skills: ['C#', '.NET', 'SQL Server'] },
];
