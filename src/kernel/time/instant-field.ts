import { z } from 'zod';

/** An instant with its offset, such as `2026-03-02T09:00:00Z`; kept as ISO text in UTC with milliseconds. */
export function instantField(message?: string) {
  return z.iso
    .datetime({ offset: true, ...(message && { error: message }) })
    .transform((text) => new Date(text).toISOString());
}
