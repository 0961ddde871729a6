import { vi } from 'vitest';

/** Long enough for a busy machine: waiting ends as soon as what is awaited is there. */
const timeout = 20_000;

/** Waits until the check answers something truthy. @throws when it has not after 20 seconds, or as told. */
export const waitUntil: typeof vi.waitUntil = (check, options) =>
  vi.waitUntil(check, { timeout, ...(typeof options === 'number' ? { timeout: options } : options) });

/** Waits until the check throws nothing. @throws what it threw last after 20 seconds, or as told. */
export const waitFor: typeof vi.waitFor = (check, options) =>
  vi.waitFor(check, { timeout, ...(typeof options === 'number' ? { timeout: options } : options) });
