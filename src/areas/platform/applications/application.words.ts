import type { OwnRefusals } from '#screens/refusal/refusal-words.ts';
import type { Tone } from '#ui/page/tone.ts';
import type { KycStatus } from '../kyc/kyc.rules.ts';
import { t } from './application.texts.ts';

export const applicationRefusals: OwnRefusals = {
  ORGANIZATION_KNOWN: () => t('organizationKnown'),
  TOO_MANY_ATTEMPTS: () => t('tooMany'),
  NOT_FOUND: () => t('notSetUp'),
  EMAIL_CODE_INVALID: () => t('codeWrong'),
  APPLICATION_LINK_INVALID: () => t('linkInvalidLead'),
};

export const statusTone: Record<KycStatus, Tone> = {
  pending: 'info',
  asked: 'warning',
  approved: 'success',
  rejected: 'danger',
};
