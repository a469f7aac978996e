import type { SkillGroup } from '@/lib/content/schema';

/** List what you work with, grouped by how often you use it. */
export const skills: readonly SkillGroup[] = [
  { title: 'Every week', skills: ['C#', 'ASP.NET Core', 'SQL Server', 'RESTful APIs'] },
  { title: 'In most projects', skills: ['Entity Framework', 'LINQ', 'T-SQL', 'OOP'] },
  { title: 'When the job asks for it', skills: ['WinForms', 'ADO.NET', 'C++', 'Java'] },
];
