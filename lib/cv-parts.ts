/** A text of the CV with its address, if it is a link. */
export interface CvLink {
  /** What it is, in front of the link. */
  name?: string;
  href?: string;
  label: string;
  /** Whether it is on another site. */
  newTab?: boolean;
}

/** A job, a project, a degree or an achievement. */
export interface CvPart extends Partial<Record<'byline' | 'period' | 'description' | 'technologies', string>> {
  title: string;
  highlights?: readonly string[];
  links: readonly CvLink[];
}

/** A part of the CV: its entries, or its lines. */
export interface CvSectionParts {
  /** The `id` of the heading. */
  id: string;
  heading: string;
  /** Whether an entry is a line with its byline behind the title. */
  isDense?: boolean;
  /** Each of one part, or of several at one organization. */
  entries?: readonly (readonly CvPart[])[];
  lines?: readonly { label?: string; text?: string; link?: CvLink }[];
}
