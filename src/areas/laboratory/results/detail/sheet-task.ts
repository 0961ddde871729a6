import type { TestOfOrder } from '../lab-result.contract.ts';

/** What is being done with an opened order. */
export type SheetTask =
  | { kind: 'enter' }
  | { kind: 'report' }
  | { kind: 'label' }
  | { kind: 'correct'; test: TestOfOrder }
  | { kind: 'history'; test: TestOfOrder };
