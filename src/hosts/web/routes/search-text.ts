/** Reads the part of an address behind `?`: every value is text, as it was written. */
export function readSearchText(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text));
}

/** Writes it; what is undefined, null or empty is left out. */
export function writeSearchText(search: Record<string, unknown>): string {
  const parameters = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) {
    if (value !== undefined && value !== null && value !== '') parameters.set(key, asText(value));
  }
  const text = parameters.toString();
  return text && `?${text}`;
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
