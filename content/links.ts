import type { Links } from './types';

/** Your CV and your profiles elsewhere. */
export const links: Links = {
  cv: 'https://example.com/your-cv.pdf',
  profiles: {
    codeHosting: { label: 'GitHub', address: 'https://github.com/your-handle', icon: 'github' },
    professionalNetwork: {
      label: 'LinkedIn',
      address: 'https://www.linkedin.com/in/your-handle',
      icon: 'linkedin',
    },
    codingPractice: { label: 'LeetCode', address: 'https://leetcode.com/u/your-handle', icon: 'leetcode' },
  },
};
