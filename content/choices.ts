/** Marks an icon link can carry; `code` and `person` serve every service without a mark of its own. */
export const PROFILE_ICONS = ['github', 'gitlab', 'linkedin', 'leetcode', 'code', 'person'] as const;

/** Drawings a service card can carry. */
export const SERVICE_ICONS = ['desktop', 'database', 'api', 'web'] as const;
