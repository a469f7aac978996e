/** What was measured of a page or of a tap. */
export interface Row {
  subject: string;
  /** One value for each round, by the figures' names: times in ms, `Infinity` for what never came. */
  figures: Record<string, number[]>;
}

/** Ends the names of figures of the script-free baseline. */
export const BASELINE = ' without script';

/** The limits that `--check` asserts; times in ms. */
const LIMITS = {
  /** The page's LCP as a share of the baseline's. */
  lcpShare: 1.05,
  /** How much the page's TBT may be above the baseline's. */
  extraTbt: 20,
  inp: 150,
};

/** Adds the values of a round to the row of their subject. */
export function record(rows: Row[], subject: string, values: Record<string, number>): void {
  const known = rows.find((row) => row.subject === subject);
  const row = known ?? { subject, figures: {} };
  if (!known) rows.push(row);
  for (const [name, value] of Object.entries(values)) row.figures[name] = [...(row.figures[name] ?? []), value];
}

function median(values: readonly number[] = []): number {
  const sorted = [...values].sort((one, other) => one - other);
  const half = sorted.length / 2;
  const [one = Number.NaN, other = one] = sorted.slice(Math.ceil(half) - 1, Math.floor(half) + 1);
  return (one + other) / 2;
}

/** A sentence for each figure that is over its limit. */
export function brokenLimits(rows: readonly Row[]): string[] {
  return rows.flatMap(({ subject, figures }) => {
    const share = median(figures.LCP) / median(figures[`LCP${BASELINE}`]);
    const extra = median(figures.TBT) - median(figures[`TBT${BASELINE}`]);
    const shift = Math.max(0, ...(figures.CLS ?? []));
    const inp = median(figures.INP);
    const isLost = figures['effect after']?.includes(Number.POSITIVE_INFINITY);
    return [
      share > LIMITS.lcpShare ? [`LCP is ${share.toFixed(2)} of the baseline's; at most ${LIMITS.lcpShare}`] : [],
      extra > LIMITS.extraTbt ? [`TBT is ${extra.toFixed()} ms more; at most ${LIMITS.extraTbt}`] : [],
      shift > 0 ? [`CLS is ${shift.toFixed(3)}; at most 0`] : [],
      inp > LIMITS.inp ? [`INP is ${inp.toFixed()} ms; at most ${LIMITS.inp}`] : [],
      isLost ? ['a tap was lost'] : [],
    ].flatMap((found) => found.map((sentence) => `${subject}: ${sentence}.`));
  });
}

/** A table in Markdown: of each figure the median, with the least and the most, as in `1506 (1480–1533)`. */
export function tableOf(rows: readonly Row[]): string {
  const names = Object.keys(rows[0]?.figures ?? {});
  const lines = rows.map(({ subject, figures }) => [subject, ...names.map((name) => summaryOf(figures[name]))]);
  const table = [['', ...names], ['', ...names].map(() => '---'), ...lines];
  return table.map((line) => `| ${line.join(' | ')} |`).join('\n');
}

function summaryOf(values: readonly number[] = []): string {
  // A layout shift is a small fraction; the other figures are in ms.
  const [middle, least, most] = [median(values), Math.min(...values), Math.max(...values)].map((value) =>
    String(value < 1 ? Number(value.toFixed(3)) : Math.round(value)),
  );
  return least === most ? `${middle}` : `${middle} (${least}–${most})`;
}
