import type { Code, Construct, State, Tokenizer } from 'micromark-util-types';
import remarkMath from 'remark-math';
import type { Processor } from 'unified';

declare module 'micromark-util-types' {
  /** The tokens of a block, from which mdast-util-math makes the node. */
  interface TokenTypeMap {
    mathFlow: 'mathFlow';
    mathFlowFence: 'mathFlowFence';
    mathFlowValue: 'mathFlowValue';
  }
}

const DOLLAR = 36;
const BACKSLASH = 92;

/**
 * Reads TeX between dollars. As in Pandoc, `$…$` is a formula in a line, unless a dollar has a space or a digit at the
 * wrong side and is a price, or the first one is behind a letter or a digit. `$$…$$` is a block if it begins and ends
 * with a line, and otherwise a formula in a line, too.
 */
export function remarkFormulas(this: Processor) {
  remarkMath.call(this as never);
  const extension = this.data().micromarkExtensions?.at(-1);
  const formula = extension?.text?.[DOLLAR] as Construct | undefined;
  if (!extension?.text || !formula) throw new Error('remark-math has no construct for dollars.');
  // remark-math wants the dollars of a block to be alone in their lines, which few texts have.
  extension.flow = { [DOLLAR]: { name: 'mathFlow', tokenize: tokenizeBlock, concrete: true } };
  extension.text[DOLLAR] = {
    ...formula,
    previous(code) {
      return !isWord(code) && (formula.previous?.call(this, code) ?? true);
    },
    tokenize(effects, ok, nok) {
      return effects.check(
        { tokenize: tokenizeEnds, partial: true },
        formula.tokenize.call(this, effects, ok, nok),
        nok,
      );
    },
  };
}

/** Reads a block, which without an end goes to the end of the text, list or quote that it is in. */
const tokenizeBlock: Tokenizer = function (effects, ok, nok) {
  const { interrupt } = this;
  let isFirstLine = true;
  return (first) => {
    effects.enter('mathFlow');
    effects.enter('mathFlowFence');
    effects.consume(first);
    return (second) => {
      if (second !== DOLLAR) return nok(second);
      effects.consume(second);
      effects.exit('mathFlowFence');
      return between;
    };
  };

  function between(code: Code): State | undefined {
    if (code === null) return end(code);
    if (isLineEnd(code)) {
      isFirstLine = false;
      // Whether a block ends a paragraph is asked of its first line.
      return interrupt ? ok(code) : effects.attempt(NEXT_LINE, between, end)(code);
    }
    if (code === DOLLAR) return effects.attempt(CLOSING, end, dollar)(code);
    effects.enter('mathFlowValue');
    return inside(code);
  }

  function dollar(code: Code) {
    effects.enter('mathFlowValue');
    effects.consume(code);
    // Behind two in the first line there is text: a formula in a line.
    return (next: Code) => (next === DOLLAR && isFirstLine ? nok(next) : inside(next));
  }

  function inside(code: Code): State | undefined {
    if (code === null || isLineEnd(code) || code === DOLLAR) {
      effects.exit('mathFlowValue');
      return between(code);
    }
    effects.consume(code);
    return code === BACKSLASH ? escaped : inside;
  }

  function escaped(code: Code): State | undefined {
    if (code === null || isLineEnd(code)) return inside(code);
    effects.consume(code);
    return inside;
  }

  function end(code: Code) {
    effects.exit('mathFlow');
    return ok(code);
  }
};

/** The next line of a block, unless it is outside of the list or quote that the block is in. */
const NEXT_LINE: Construct = {
  partial: true,
  tokenize(effects, ok, nok) {
    return (lineEnd) => {
      effects.enter('lineEnding');
      effects.consume(lineEnd);
      effects.exit('lineEnding');
      return (code) => (this.parser.lazy[this.now().line] ? nok(code) : ok(code));
    };
  },
};

/** The two dollars at the end of a block, with nothing but spaces behind them. */
const CLOSING: Construct = {
  partial: true,
  tokenize(effects, ok, nok) {
    return (first) => {
      effects.enter('mathFlowFence');
      effects.consume(first);
      return (second) => {
        if (second !== DOLLAR) return nok(second);
        effects.consume(second);
        return spaces;
      };
    };

    function spaces(code: Code): State | undefined {
      if (code !== null && !isLineEnd(code)) {
        if (!isSpace(code)) return nok(code);
        effects.consume(code);
        return spaces;
      }
      effects.exit('mathFlowFence');
      return ok(code);
    }
  },
};

/** Looks ahead from one dollar to the next. */
const tokenizeEnds: Tokenizer = (effects, ok, nok) => {
  let last: Code = null;
  return (dollar) => {
    effects.enter('data');
    effects.consume(dollar);
    return (code) => {
      if (code !== DOLLAR) return isSpace(code) ? nok(code) : inside(code);
      effects.exit('data');
      return ok(code);
    };
  };

  function inside(code: Code) {
    if (code === null || (code === DOLLAR && isSpace(last))) return nok(code);
    effects.consume(code);
    last = code;
    return code === DOLLAR ? after : inside;
  }

  function after(code: Code) {
    effects.exit('data');
    return isWord(code) || code === DOLLAR ? nok(code) : ok(code);
  }
};

/** Line feeds and carriage returns; micromark's codes of tabs are -2 and -1. */
function isLineEnd(code: Code) {
  return code !== null && code < -2;
}

/** Whether a character is a space, a tab or the end of a line, which have negative codes, or of the text. */
function isSpace(code: Code) {
  return code === null || code < 0 || code === 32;
}

function isWord(code: Code) {
  return code !== null && code > 0 && /[a-z\d]/i.test(String.fromCodePoint(code));
}
