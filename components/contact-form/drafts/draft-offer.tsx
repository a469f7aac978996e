import styled from 'styled-components';
import { SmallButton } from '@/components/ui/small-button';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import type { Draft } from './drafts';

interface DraftOfferProps {
  draft: Draft | undefined;
  onBringBack: () => void;
  onDiscard: () => void;
}

/** A line that offers an unsent message back. Its live region is in the HTML, empty, so that the line is announced. */
export function DraftOffer({ draft, onBringBack, onDiscard }: DraftOfferProps) {
  return (
    <div role="status">
      {draft && (
        <Offer>
          <p>{draft.mayBeSent ? 'Your last message may not have been sent.' : 'Your last message was not sent.'}</p>
          <Actions>
            <SmallButton type="button" $kind="ghost" onClick={onBringBack}>
              Bring it back
            </SmallButton>
            <SmallButton type="button" $kind="ghost" onClick={onDiscard}>
              Discard it
            </SmallButton>
          </Actions>
        </Offer>
      )}
    </div>
  );
}

const Offer = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 1rem;
  margin-top: 1.35rem;
  padding: 0.4rem 1.15rem;
  border-radius: ${theme.radius.field};
  background: ${theme.color.chip};
  font-size: ${theme.size.small};
  line-height: 1.5;

  ${media.forced} {
    outline: 1px solid;
  }
`;

/** The buttons look like links, so that the line stays one line. */
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 1.25rem;

  button {
    padding: 0;
    border: 0;
    background: none;
    color: ${theme.color.accent};
  }

  button:hover {
    background: none;
    text-decoration: underline;
  }
`;
