import type { ReactNode } from 'react';
import styled from 'styled-components';
import { TextLink } from '@/components/ui/link';
import { List } from '@/components/ui/list';
import { Text } from '@/components/ui/text';

interface FormLinksProps {
  /** A note on how the form sends a message. */
  note?: ReactNode;
  links?: readonly { path: string; label: string }[];
}

/** What is above the form's button on a site with legal pages, which others have no code for. */
export function FormLinks({ note, links = [] }: FormLinksProps) {
  return (
    <div>
      {note && <Text>{note}</Text>}
      <Row>
        {links.map(({ path, label }) => (
          <li key={path}>
            <TextLink href={path}>{label}</TextLink>
          </li>
        ))}
      </Row>
    </div>
  );
}

const Row = styled(List)`
  display: flex;
  flex-wrap: wrap;
  gap: 0 1.5rem;
`;
