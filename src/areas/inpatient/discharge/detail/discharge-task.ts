import type { DischargeStageState } from '../discharge.contract.ts';

/** The dialog that is open over the stages of a discharge. */
export type DischargeTask =
  | { kind: 'decide' | 'leave' }
  | { kind: 'override' | 'take-back'; stage: Exclude<DischargeStageState['stage'], 'clinical'> }
  | { kind: 'take-back'; stage: 'clinical' }
  | { kind: 'print'; document: 'discharge summary' | 'death certificate draft' };
