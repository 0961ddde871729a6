import { vi } from 'vitest';
import { isAppError } from '#kernel/app-error.ts';
import { newId } from '#kernel/ids.ts';

/** Long enough for a busy machine: waiting ends as soon as what is awaited is there. */
const timeout = 20_000;

/** Waits until the check answers something truthy. @throws when it has not after 20 seconds, or as told. */
export const waitUntil: typeof vi.waitUntil = (check, options) =>
  vi.waitUntil(check, { timeout, ...(typeof options === 'number' ? { timeout: options } : options) });

/** Waits until the check throws nothing. @throws what it threw last after 20 seconds, or as told. */
export const waitFor: typeof vi.waitFor = (check, options) =>
  vi.waitFor(check, { timeout, ...(typeof options === 'number' ? { timeout: options } : options) });

/** As a client does: who found no connection free in time asks again under the same key. */
export async function persistently<T>(call: (key: string) => Promise<T>, key = newId()): Promise<T> {
  for (;;) {
    try {
      return await call(key);
    } catch (error) {
      if (!isAppError(error, 'DATABASE_AWAY')) throw error;
    }
  }
}
