import type { OwnRefusals } from '#screens/refusal/refusal-words.ts';
import { caseRefusals } from '../case.words.ts';
import { countGateRefusals } from '../../counts/gate/count-gate.words.ts';
import type { ErrorFacts } from '#kernel/app-error.ts';
import { orRestricted } from '#areas/patients/patient-words.public.ts';
import { checksMissingWords } from '../../checklists/phases/missing-items.words.ts';
import { lateralities } from '../case.contract.ts';
import { t as caseText } from '../cases.texts.ts';
import { t } from './steps.texts.ts';

export const stepRefusals: OwnRefusals = {
  ...caseRefusals,
  ...countGateRefusals,
  WRONG_STATE: () => t('wrongState'),
  CONSENT_MISSING: () => t('consentMissing'),
  CONSENT_INCOMPLETE: () => t('consentIncomplete'),
  CONSENT_SIGNED: () => t('consentSigned'),
  CONSENT_FOR_OTHER: consentForOtherWords,
  SIDE_MISSING: () => t('sideMissing'),
  START_UNCONFIRMED: () => t('startUnconfirmed'),
  SAFETY_CHECKS_MISSING: checksMissingWords,
  THEATRE_OCCUPIED: ({ theatre }) => t('theatreOccupied', { theatre: String(theatre) }),
};

/** For what the consent was given, which is not what is planned. */
function consentForOtherWords({ procedureName, laterality }: ErrorFacts): string {
  const side = lateralities.find((one) => one === laterality);
  const words = [
    orRestricted(typeof procedureName === 'string' ? procedureName : null),
    ...(side ? [caseText(`laterality_${side}`)] : []),
  ];
  return t('consentForOther', { what: words.join(', ') });
}
