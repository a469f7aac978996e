import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/button';
import { TextLink } from '@/components/ui/link';
import { List } from '@/components/ui/list';
import { legalLinks } from '@/site-data/browser';
import { row } from '@/styles/theme';

/** The form's button, and links to the legal pages, if the site has any. */
export function SendButton(props: ComponentProps<typeof Button>) {
  return (
    <>
      <Button {...props} />
      {legalLinks.length > 0 && (
        <Links>
          {legalLinks.map(({ path, label }) => (
            <li key={path}>
              <TextLink href={path}>{label}</TextLink>
            </li>
          ))}
        </Links>
      )}
    </>
  );
}

const Links = styled(List)`
  ${row('0 1.5rem')}
  margin-top: -0.7rem;
`;
