/**
 * Puts a text on the clipboard: by `navigator.clipboard`, or by `execCommand` where that is
 * missing (pages without HTTPS) or refused.
 *
 * @returns whether it is there now; never throws.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const focused = document.activeElement;
  const source = document.createElement('textarea');
  source.value = text;
  source.readOnly = true;
  document.body.append(source);
  source.focus({ preventScroll: true });
  source.select();
  const copied = execCopy();
  source.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return copied;
}

function execCopy(): boolean {
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  }
}
