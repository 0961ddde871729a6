import { BackLink } from '#screens/detail/back-link.tsx';
import { t } from '../referrers.texts.ts';

/** The way from a referrer back to the list. */
export function BackToReferrals() {
  return <BackLink to="/dashboard/referrals" label={t('backToReferrals')} />;
}
