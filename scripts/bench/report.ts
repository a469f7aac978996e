/** The measurements of each page: the values of all rounds by metric, times in ms. */
export type Rows = Record<string, Record<string, number[]>>;

/** The suffix of the baseline's metric names. */
export const BASELINE = ' without script';

/** The limits that `--check` enforces; times in ms. */
const LIMITS = {
  /** Maximum ratio of the page's LCP to the baseline's. */
  lcpShare: 1.05,
  /** Maximum difference between the page's TBT and the baseline's. */
  extraTbt: 20,
  inp: 100,
};

/** Adds the values of a round to the row of their page. */
export function record(rows: Rows, page: string, values: Record<string, number>, suffix = ''): void {
  const row = rows[page] ?? {};
  rows[page] = row;
  for (const [name, value] of Object.entries(values)) row[name + suffix] = [...(row[name + suffix] ?? []), value];
}

function median(values: readonly number[] = []): number {
  const sorted = [...values].sort((one, other) => one - other);
  const half = sorted.length / 2;
  const [one = Number.NaN, other = one] = sorted.slice(Math.ceil(half) - 1, Math.floor(half) + 1);
  return (one + other) / 2;
}

/** A sentence for each metric over its limit. */
export function brokenLimits(rows: Rows): string[] {
  return Object.entries(rows).flatMap(([page, row]) => {
    const share = median(row.LCP) / median(row[`LCP${BASELINE}`]);
    const extra = median(row.TBT) - median(row[`TBT${BASELINE}`]);
    const shift = Math.max(0, ...(row.CLS ?? []));
    const inp = median(row.INP);
    const broken = [
      share > LIMITS.lcpShare && `LCP is ${share.toFixed(2)} of the baseline's; at most ${LIMITS.lcpShare}`,
      extra > LIMITS.extraTbt && `TBT is ${extra.toFixed()} ms more; at most ${LIMITS.extraTbt}`,
      shift > 0 && `CLS is ${shift.toFixed(3)}; at most 0`,
      inp > LIMITS.inp && `INP is ${inp.toFixed()} ms; at most ${LIMITS.inp}`,
    ];
    return broken.filter(Boolean).map((sentence) => `${page}: ${sentence}.`);
  });
}

/** A Markdown table with the median, minimum and maximum of each metric, as in `1506 (1480–1533)`. */
export function tableOf(rows: Rows): string {
  const names = Object.keys(Object.values(rows)[0] ?? {});
  const lines = Object.entries(rows).map(([page, row]) => [page, ...names.map((name) => summaryOf(row[name]))]);
  const table = [['', ...names], ['', ...names].map(() => '---'), ...lines];
  return table.map((line) => `| ${line.join(' | ')} |`).join('\n');
}

function summaryOf(values: readonly number[] = []): string {
  // CLS is a small fraction; the other metrics are in ms.
  const [middle, least, most] = [median(values), Math.min(...values), Math.max(...values)].map((value) =>
    String(value < 1 ? Number(value.toFixed(3)) : Math.round(value)),
  );
  return least === most ? `${middle}` : `${middle} (${least}–${most})`;
}
