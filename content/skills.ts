import type { SkillGroup } from '@/lib/content/schema';

/** List what you work with, in groups. `emphasis: true` sets a group larger: what you use most. */
export const skills: readonly SkillGroup[] = [
  { title: 'Every week', emphasis: true, skills: ['C#', 'ASP.NET Core', 'SQL Server', 'RESTful APIs'] },
  { title: 'In most projects', skills: ['Entity Framework', 'LINQ', 'T-SQL', 'OOP'] },
  { title: 'When the job asks for it', skills: ['WinForms', 'ADO.NET', 'C++', 'Java'] },
];
