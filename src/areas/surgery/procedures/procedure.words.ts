import type { OwnRefusals } from '#screens/refusal/refusal-words.ts';
import { t } from './procedures.texts.ts';

export const procedureRefusals: OwnRefusals = { PROCEDURE_NAME_TAKEN: () => t('nameTaken') };

/** Whether a procedure has a side, as forms and texts name it. */
export type SideSaid = 'yes' | 'no' | 'unknown';

export function sideSaid(hasSide: boolean | null): SideSaid {
  if (hasSide === null) return 'unknown';
  return hasSide ? 'yes' : 'no';
}
