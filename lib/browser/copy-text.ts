/** Copies a text to the clipboard. Browsers may deny that, and have no clipboard on pages without HTTPS. */
export async function copyText(text: string): Promise<'copied' | 'notCopied'> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'notCopied';
  }
}
