import { createStore } from './store.ts';

/** How far the demo is on its way to its first answer, in steps. */
export interface Preparation {
  step: number;
  steps: number;
}

/** What the demo is still preparing; null once it answers, and always with a server. */
export const preparation = createStore<Preparation | null>(null);
