import { useRead } from '#client/queries/reads.ts';
import { readPlatformHealth } from './platform-health.calls.ts';

/** How the whole system is, now. */
export function usePlatformHealth() {
  return useRead('platform-health', readPlatformHealth, {});
}
