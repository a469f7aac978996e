import type { DraftWords, FormWords, OutcomeWords, WayOutWords } from '@/lib/content/words-schema';
import type { MessageField } from './message';

/** What the form says, with everything filled in that is known before a visitor writes. */
export interface ContactFormWords extends Omit<FormWords, 'tooShort' | 'noAddress'> {
  /** What stands under a field that is not filled in as it should be. */
  faults: Readonly<Record<MessageField, string>>;
  outcome: OutcomeSentences;
  waysOut: WayOutWords;
  drafts: DraftOfferWords;
}

/** What became of a message, in whole sentences. */
export type OutcomeSentences = Readonly<Record<keyof OutcomeWords, string>>;

/** The offer of a draft; of each sentence what stands before the draft's beginning, and what behind it. */
export interface DraftOfferWords extends Pick<DraftWords, 'bringBack' | 'discard' | 'undo'> {
  unsent: readonly [before: string, behind: string];
  maybeUnsent: readonly [before: string, behind: string];
  discarded: readonly [before: string, behind: string];
}
