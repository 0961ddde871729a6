import type { ReactNode } from 'react';
import { CrashBoundary } from './crash-boundary.tsx';

/** Shows one of several parts of a page, so that its crash, or a file of it that does not come, leaves the others. */
export function inBoundary(part: ReactNode) {
  return <CrashBoundary isPart>{part}</CrashBoundary>;
}
