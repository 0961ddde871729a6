import type { DischargeStage } from '#kernel/care/discharge.ts';

/** The dialog that is open over the stages of a discharge. */
export type DischargeTask =
  | { kind: 'decide' | 'leave' }
  | { kind: 'override'; stage: Exclude<DischargeStage, 'clinical' | 'gone'> }
  | { kind: 'take-back'; stage: Exclude<DischargeStage, 'gone'> }
  | { kind: 'print'; document: 'discharge summary' | 'death certificate draft' };
