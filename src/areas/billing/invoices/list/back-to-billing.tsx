import { BackLink } from '#screens/detail/back-link.tsx';
import { t } from '../invoices.texts.ts';

/** The way from an invoice back to the list. */
export function BackToBilling() {
  return <BackLink to="/dashboard/billing" label={t('backToBilling')} />;
}
