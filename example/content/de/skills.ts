import type { SkillGroup } from '@/lib/content/schema';

export const skills: readonly SkillGroup[] = [
  { title: 'An den meisten Tagen', emphasis: true, skills: ['TypeScript', 'React', 'Node.js', 'PostgreSQL'] },
  { title: 'In manchen Projekten', skills: ['Python', 'MapLibre', 'SQLite', 'Docker'] },
  { title: 'In älteren Systemen', skills: ['C#', '.NET', 'SQL Server'] },
];
