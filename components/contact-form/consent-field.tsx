import styled from 'styled-components';
import type { ConsentSentence } from '@/lib/browser/form-settings';
import { smallText, theme } from '@/styles/theme';
import { ErrorText } from './error-text';

/** The name of the field that is sent along with a message. */
export const CONSENT = 'consent';

interface ConsentFieldProps {
  consent: ConsentSentence;
  /** What the visitor agrees to, or an empty text. Without scripts there is none, and the browser keeps the tick. */
  value?: string;
  error?: string;
  onChange?: (text: string) => void;
}

/** The sentence on how messages are used, beside a box that has to be ticked, or alone. */
export function ConsentField({ consent: { sentence, box }, value, error, onChange }: ConsentFieldProps) {
  if (!box) return <Sentence>{sentence}</Sentence>;
  const errorId = `${CONSENT}-error`;
  return (
    <div>
      <Label>
        <Box
          type="checkbox"
          name={CONSENT}
          value={box.text}
          required
          {...(value !== undefined && { checked: value !== '' })}
          onChange={({ target }) => onChange?.(target.checked ? box.text : '')}
          {...(error && { 'aria-invalid': true, 'aria-describedby': errorId })}
        />
        <span>{sentence}</span>
      </Label>
      {error && <ErrorText id={errorId}>{error}</ErrorText>}
    </div>
  );
}

const Sentence = styled.p`
  ${smallText}
`;

const Label = styled.label`
  display: flex;
  gap: 0.75rem;
  min-height: ${theme.target};
  ${smallText}
`;

const Box = styled.input`
  flex: none;
  width: 1.5rem;
  height: 1.5rem;
  accent-color: ${theme.color.accent};

  &[aria-invalid='true']:not(:focus-visible) {
    outline: 1px solid ${theme.color.danger};
    outline-offset: 2px;
  }
`;
