import type { Page } from '@playwright/test';

/** Sizes of paper: most of the world's, and North America's. */
export const SHEETS = ['A4', 'Letter'] as const;

export type Sheet = (typeof SHEETS)[number];

/** How many sheets of a size a page takes when it is printed. */
export async function sheetsOf(page: Page, format: Sheet): Promise<number> {
  const pdf = await page.pdf({ format });
  // The objects of a PDF are not compressed, and each sheet is one.
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
