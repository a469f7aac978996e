/** A text that begins with a sentence. */
export function beginsWith(sentence: string): RegExp {
  return new RegExp(`^${literal(sentence)}`);
}

/** One text or the other, and nothing besides. */
export function eitherOf(...texts: readonly string[]): RegExp {
  return new RegExp(`^(${texts.map(literal).join('|')})$`);
}

/** A text with these words in it. */
export function holding(words: string): RegExp {
  return new RegExp(literal(words));
}

function literal(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
