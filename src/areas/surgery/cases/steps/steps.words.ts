import type { OwnRefusals } from '#screens/refusal/refusal-words.ts';
import { caseRefusals } from '../case.words.ts';
import { countGateRefusals } from '../../counts/gate/count-gate.words.ts';
import { t } from './steps.texts.ts';

export const stepRefusals: OwnRefusals = {
  ...caseRefusals,
  ...countGateRefusals,
  WRONG_STATE: () => t('wrongState'),
  CONSENT_MISSING: () => t('consentMissing'),
  CONSENT_SIGNED: () => t('consentSigned'),
  SAFETY_CHECKS_MISSING: () => t('checksMissing'),
  THEATRE_OCCUPIED: ({ theatre }) => t('theatreOccupied', { theatre: String(theatre) }),
};
