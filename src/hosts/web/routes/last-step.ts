import type { RouterHistory } from '@tanstack/react-router';

let isBack = false;

/** Notes of each step through the history whether it leads to something that was open before. */
export function noteSteps(history: RouterHistory): void {
  history.subscribe(({ action }) => {
    isBack = action.type !== 'PUSH' && action.type !== 'REPLACE';
  });
}

/** True after a step back or forward through what was open before. */
export function wentBack(): boolean {
  return isBack;
}
