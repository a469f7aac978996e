function read(thrown: object, field: 'status' | 'statusText' | 'message'): string {
  const value = (thrown as Record<string, unknown>)[field];
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

/** The status of whatever was thrown, or else its message, or else the sentence `unknown` that there is neither. */
export function errorDetail(error: unknown, unknown: string): string {
  if (typeof error === 'string') return error.trim() || unknown;
  if (typeof error !== 'object' || error === null) return unknown;
  const status = [read(error, 'status'), read(error, 'statusText')].filter(Boolean).join(' ');
  return status || read(error, 'message') || unknown;
}
