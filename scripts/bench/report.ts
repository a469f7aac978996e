/** The site, and the same pages without script. */
export type Variant = 'site' | 'baseline';

/** One measurement of one variant. */
export interface Measurement {
  /** What was measured: a page, or a tap. */
  subject: string;
  variant: Variant;
  /** By the figures' names; `Infinity` for what never came. */
  values: Record<string, number>;
}

/** What a figure was over the rounds. */
interface Figure {
  median: number;
  least: number;
  most: number;
}

/** All measurements of one subject and one variant. */
export interface Row {
  subject: string;
  variant: Variant;
  figures: Record<string, Figure>;
}

/** What the bench has to show; times in ms. */
const LIMITS = {
  /** The site's LCP as a share of the baseline's. */
  lcpShare: 1.05,
  /** How much the site's TBT may be above the baseline's. */
  extraTbt: 20,
  inp: 150,
};

const VARIANTS: Record<Variant, string> = { site: 'the site', baseline: 'without script' };

/** The rows of measurements, in the order in which the subjects were measured first. */
export function summarize(measurements: readonly Measurement[]): Row[] {
  const subjects = [...new Set(measurements.map(({ subject }) => subject))];
  return subjects.flatMap((subject) =>
    (Object.keys(VARIANTS) as Variant[]).flatMap((variant) => {
      const rounds = measurements.filter((one) => one.subject === subject && one.variant === variant);
      const names = Object.keys(rounds[0]?.values ?? {});
      const figures = names.map((name) => [name, figureOf(rounds.map(({ values }) => values[name] ?? Number.NaN))]);
      return rounds.length > 0 ? [{ subject, variant, figures: Object.fromEntries(figures) }] : [];
    }),
  );
}

function figureOf(values: readonly number[]): Figure {
  const sorted = [...values].sort((one, other) => one - other);
  const half = sorted.length / 2;
  const [one = Number.NaN, other = one] = sorted.slice(Math.ceil(half) - 1, Math.floor(half) + 1);
  return { median: (one + other) / 2, least: sorted[0] ?? Number.NaN, most: sorted.at(-1) ?? Number.NaN };
}

/** A sentence for each figure of the site that is over its limit. */
export function brokenLimits(loads: readonly Row[], taps: readonly Row[]): string[] {
  const rows = (all: readonly Row[]) => all.filter(({ variant }) => variant === 'site');
  const found = [
    ...rows(loads).flatMap(({ subject, figures: { LCP, TBT, CLS } }) => {
      const baseline = loads.find((row) => row.subject === subject && row.variant === 'baseline')?.figures;
      const share = (LCP?.median ?? 0) / (baseline?.LCP?.median ?? Number.NaN);
      const extra = (TBT?.median ?? 0) - (baseline?.TBT?.median ?? Number.NaN);
      return [
        share > LIMITS.lcpShare &&
          `${subject}: LCP is ${share.toFixed(2)} of the baseline's; at most ${LIMITS.lcpShare}.`,
        extra > LIMITS.extraTbt && `${subject}: TBT is ${extra.toFixed()} ms more; at most ${LIMITS.extraTbt}.`,
        CLS && CLS.most > 0 && `${subject}: CLS is ${CLS.most.toFixed(3)}; at most 0.`,
      ];
    }),
    ...rows(taps).flatMap(({ subject, figures: { INP, 'effect after': effect } }) => [
      INP && INP.median > LIMITS.inp && `${subject}: INP is ${INP.median} ms; at most ${LIMITS.inp}.`,
      effect?.most === Number.POSITIVE_INFINITY && `${subject}: a tap was lost.`,
    ]),
  ];
  return found.filter((sentence) => typeof sentence === 'string');
}

/**
 * A table in Markdown, aligned for a terminal.
 *
 * @param head what the rows are of, then the figures' names.
 */
export function tableOf(head: readonly [string, ...string[]], rows: readonly Row[]): string {
  const [first, ...names] = head;
  const lines = rows.map(({ subject, variant, figures }) => [
    variant === 'site' ? subject : '',
    VARIANTS[variant],
    ...names.map((name) => describeFigure(name, figures[name])),
  ]);
  const all = [[first, '', ...names], ...lines];
  const widths = all[0]?.map((_, column) => Math.max(3, ...all.map((line) => line[column]?.length ?? 0))) ?? [];
  const write = (line: readonly string[]) =>
    `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [header = [], ...body] = all;
  return [write(header), write(widths.map((width) => '-'.repeat(width))), ...body.map(write)].join('\n');
}

/** The median, and what it lies between: `1506 (1480–1533)`. */
function describeFigure(name: string, figure?: Figure): string {
  if (!figure) return '';
  if (name === 'CLS') return figure.most === 0 ? '0' : figure.most.toFixed(3);
  const [median, least, most] = [figure.median, figure.least, figure.most].map((time) =>
    Number.isFinite(time) ? time.toFixed() : 'never',
  );
  return `${median} (${least}–${most})`;
}
