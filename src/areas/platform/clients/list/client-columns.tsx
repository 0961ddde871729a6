import { textColumn } from '#screens/list/columns.tsx';
import type { Format } from '#ui/i18n/format-provider.tsx';
import type { ListColumn } from '#ui/list/list-types.ts';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import { statusTone } from '../../applications/application.words.ts';
import type { ClientSummary } from '../client.contract.ts';
import { clientTone, planWords } from '../client.words.ts';
import { t } from '../clients.texts.ts';
import { NameAndCode } from './name-and-code.tsx';

/** The columns of the list of hospitals. */
export function clientColumns({ date, price }: Format): ListColumn<ClientSummary>[] {
  return [
    { id: 'organization', title: t('organization'), render: (client) => <NameAndCode client={client} /> },
    textColumn(
      'contact',
      t('contact'),
      ({ contactEmail, contactPhone }) =>
        [contactEmail, contactPhone].filter(Boolean).join(', ') || t('notGiven'),
    ),
    { id: 'plan', title: t('plan'), render: ({ plan }) => planWords(plan, price) },
    {
      id: 'kyc',
      title: t('kycStatus'),
      render: ({ kycStatus }) =>
        kycStatus === null ? (
          t('noKyc')
        ) : (
          <StatusBadge tone={statusTone[kycStatus]}>{t(`kyc_${kycStatus}`)}</StatusBadge>
        ),
    },
    {
      id: 'status',
      title: t('status'),
      render: ({ status }) => <StatusBadge tone={clientTone[status]}>{t(`status_${status}`)}</StatusBadge>,
    },
    { id: 'created', title: t('created'), render: ({ createdAt }) => date(createdAt) },
  ];
}
