'use client';

import { CodeXml, UserRound } from 'lucide-react';
import { siGithub, siGitlab, siLeetcode } from 'simple-icons';
import type { ProfileIconName } from '@/content/types';

/** The mark of the service a profile link leads to. */
export function ProfileIcon({ icon }: { icon: ProfileIconName }) {
  if (icon === 'code') return <CodeXml size={18} aria-hidden="true" />;
  if (icon === 'person') return <UserRound size={18} aria-hidden="true" />;
  return (
    <svg viewBox="0 0 24 24" width={18} height={18} fill="currentColor" aria-hidden="true">
      <path d={MARKS[icon]} />
    </svg>
  );
}

/** A plain "in", since simple-icons holds no mark of LinkedIn's. */
const LINKEDIN = 'M3 9h4v12H3zM5 2.8a2.2 2.2 0 1 1 0 4.4a2.2 2.2 0 0 1 0-4.4zM9.6 9h3.8v1.8c.7-1.2 2.1-2.1 4-2.1c3.5 0 4.6 2.2 4.6 5.4V21h-4v-6.2c0-1.7-.5-2.8-2-2.8c-1.6 0-2.4 1.1-2.400 2.8V21h-4z';

const MARKS = {
  github: siGithub.path,
  gitlab: siGitlab.path,
  leetcode: siLeetcode.path,
  linkedin: LINKEDIN,
} satisfies Record<Exclude<ProfileIconName, 'code' | 'person'>, string>;
