import { type RecordKind, withParameter } from '#client/registration/record-kinds.ts';
import { t } from './doses-records.texts.ts';

/** What the audit trail calls the records of this area, and where each is shown. */
export const dosesRecords: readonly RecordKind[] = [
  { resource: 'doses', label: () => t('doses') },
  {
    resource: 'order_acknowledgements',
    label: () => t('order_acknowledgements'),
    address: (id) => withParameter('/dashboard/nursing/mar', 'admissionId', id),
  },
  { resource: 'dose_policy', label: () => t('dose_policy'), address: () => '/dashboard/settings' },
];
