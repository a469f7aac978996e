const UNKNOWN = 'Something went wrong, and nothing says what.';

function read(thrown: object, field: 'status' | 'statusText' | 'message'): string {
  const value = (thrown as Record<string, unknown>)[field];
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

/** The status of whatever was thrown, or else its message, or else a sentence that there is neither. */
export function errorDetail(error: unknown): string {
  if (typeof error === 'string') return error.trim() || UNKNOWN;
  if (typeof error !== 'object' || error === null) return UNKNOWN;
  const status = [read(error, 'status'), read(error, 'statusText')].filter(Boolean).join(' ');
  return status || read(error, 'message') || UNKNOWN;
}
