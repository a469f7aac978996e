import type { SkillGroup } from '@/lib/content/schema';

export const skills: readonly SkillGroup[] = [
  { title: 'في معظم الأيام', emphasis: true, skills: ['TypeScript', 'React', 'Node.js', 'PostgreSQL'] },
  { title: 'في بعض المشاريع', skills: ['Python', 'MapLibre', 'SQLite', 'Docker'] },
  { title: 'في الأنظمة القديمة', skills: ['C#', '.NET', 'SQL Server'] },
];
