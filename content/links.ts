import type { Links } from '@/lib/content/schema';

/** Link to your CV and to your profiles on other sites. */
export const links: Links = {
  cv: 'https://example.com/your-cv.pdf',
  profiles: [
    { label: 'GitHub', address: 'https://github.com/your-handle', mark: 'github' },
    { label: 'LinkedIn', address: 'https://www.linkedin.com/in/your-handle', mark: 'linkedin' },
    {
      label: 'LeetCode',
      address: 'https://leetcode.com/u/your-handle',
      mark: 'leetcode',
      iconIn: [],
      purpose: 'Coding practice',
    },
  ],
};
