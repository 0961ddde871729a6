import type { OwnRefusals } from '#screens/refusal/refusal-words.ts';
import { checksMissingWords } from '../checklists/phases/missing-items.words.ts';
import { t } from './milestones.texts.ts';

export const courseRefusals: OwnRefusals = {
  WRONG_STATE: () => t('wrongState'),
  SAFETY_CHECKS_MISSING: checksMissingWords,
  CASE_BILLED: () => t('billed'),
  THEATRE_OCCUPIED: ({ theatre }) => t('theatreOccupied', { theatre: String(theatre) }),
};
