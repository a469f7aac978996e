import type { DraftWords, FallbackWords, FormWords, OutcomeWords } from '@/lib/content/words-schema';
import type { MessageField } from '@/lib/message';

/** What the form says, with everything filled in that is known before a visitor writes. */
export interface ContactFormWords extends Omit<FormWords, 'tooShort' | 'noAddress'> {
  /** The error under a field that breaks its rule. */
  faults: Readonly<Record<MessageField, string>>;
  /** What became of a message; `{name}`, `{email}` and `{status}` are filled in by the form. */
  outcome: Readonly<Record<keyof OutcomeWords, string>>;
  fallback: FallbackWords;
  draft: DraftWords;
}
