import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { SmallButton } from '@/components/ui/button';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import type { DraftOfferWords } from '../form-words';
import type { Draft } from './drafts';

interface DraftOfferProps {
  draft: Draft | undefined;
  /** The draft that was discarded last, while it can still be had back. */
  discarded: Draft | undefined;
  onBringBack: () => void;
  onDiscard: () => void;
  onUndo: () => void;
  words: DraftOfferWords;
}

/** One line that offers an unsent message back. Its live region is in the HTML, empty, so that the line is announced. */
export function DraftOffer({ draft, discarded, onBringBack, onDiscard, onUndo, words }: DraftOfferProps) {
  return (
    <div role="status">
      {draft && (
        <Offer>
          <Beginning of={draft} sentence={draft.mayBeSent ? words.maybeUnsent : words.unsent} />
          <Actions>
            <SmallButton type="button" $kind="ghost" onClick={onlyOnce(onBringBack)}>
              {words.bringBack}
            </SmallButton>
            <SmallButton type="button" $kind="ghost" onClick={onlyOnce(onDiscard)}>
              {words.discard}
            </SmallButton>
          </Actions>
        </Offer>
      )}
      {discarded && (
        <Offer>
          <Beginning of={discarded} sentence={words.discarded} />
          <Actions>
            <SmallButton type="button" $kind="ghost" onClick={onlyOnce(onUndo)}>
              {words.undo}
            </SmallButton>
          </Actions>
        </Offer>
      )}
    </div>
  );
}

/** How much of a draft its offer shows, in characters. */
const BEGINNING_LENGTH = 60;

interface BeginningProps {
  of: Draft;
  /** What is said before it, and what behind it. */
  sentence: readonly [before: string, behind: string];
}

/**
 * A sentence with enough of a draft to know it by. Its key has it made anew for each draft: a text that a translator
 * has replaced React neither changes nor finds again to remove.
 */
function Beginning({ of: { message }, sentence: [before, behind] }: BeginningProps) {
  const text = [message.message, message.subject, message.name, message.email].find((field) => field.trim()) ?? '';
  const characters = [
    ...text
      .trim()
      .slice(0, 2 * BEGINNING_LENGTH)
      .replace(/\s+/g, ' '),
  ];
  const isCut = characters.length > BEGINNING_LENGTH;
  const beginning = characters.slice(0, BEGINNING_LENGTH).join('') + (isCut ? '…' : '');
  return (
    <p key={before + beginning}>
      {before}
      <q dir="auto">{beginning}</q>
      {behind}
    </p>
  );
}

/** The second press of a double click would hit what comes into the first one's place. */
function onlyOnce(action: () => void) {
  return ({ detail }: MouseEvent) => {
    if (detail < 2) action();
  };
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
