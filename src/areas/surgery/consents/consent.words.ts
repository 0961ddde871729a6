import type { OwnRefusals } from '#screens/refusal/refusal-words.ts';
import type { SurgicalCase } from '../cases/case.contract.ts';
import { stepRefusals } from '../cases/steps/steps.words.ts';
import { t as caseText } from '../cases/cases.texts.ts';
import { t } from './consents.texts.ts';
import type { ConsentContent } from './wording/consent-content.contract.ts';

export const consentRefusals: OwnRefusals = {
  ...stepRefusals,
  CONSENT_SIGNED: () => t('alreadySigned'),
  CONSENT_MISSING: () => t('notSigned'),
};

/** The same on the page of the patient, who can do nothing but give the device back. */
export const signingRefusals: OwnRefusals = {
  WRONG_STATE: () => t('notPlanned'),
  CONSENT_SIGNED: () => t('alreadySigned'),
};

type Operation = Pick<ConsentContent, 'procedureName' | 'laterality' | 'site'>;

/** What is done on which side and where. */
export function operationWords({ procedureName, laterality, site }: Operation): string {
  const side = laterality === 'not_applicable' ? null : caseText(`laterality_${laterality}`);
  return [procedureName, side, site].filter(Boolean).join(', ');
}

/** True where a case is planned otherwise than what was signed; never for whom its words are kept from. */
export function isForOther(content: ConsentContent, surgicalCase: SurgicalCase): boolean {
  const { procedureName, laterality, site } = surgicalCase;
  if (procedureName === null || laterality === null) return false;
  return operationWords(content) !== operationWords({ procedureName, laterality, site });
}
