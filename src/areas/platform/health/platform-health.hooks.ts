import { useQuery } from '@tanstack/react-query';
import { readPlatformHealth } from './platform-health.calls.ts';

/** How the whole system is, now. */
export function usePlatformHealth() {
  return useQuery({
    queryKey: ['platform-health'],
    queryFn: ({ signal }) => readPlatformHealth({}, signal),
  });
}
