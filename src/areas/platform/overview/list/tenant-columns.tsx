import type { Format } from '#ui/i18n/format-provider.tsx';
import type { ListColumn } from '#ui/list/list-types.ts';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import type { ClientSummary } from '../../clients/client.contract.ts';
import { clientTone } from '../../clients/client.words.ts';
import { t as clientWords } from '../../clients/clients.texts.ts';
import { NameAndCode } from '../../clients/list/name-and-code.tsx';
import { monthlyPrice } from '../../clients/monthly-price.rules.ts';
import { t } from '../overview.texts.ts';

/** The columns of the table of hospitals. */
export function tenantColumns({ price, number }: Format): ListColumn<ClientSummary>[] {
  const usage = (used: number, limit: number | null) =>
    limit === null ? number(used) : t('usedOf', { used, limit });
  return [
    { id: 'organization', title: t('organization'), render: (client) => <NameAndCode client={client} /> },
    { id: 'plan', title: t('plan'), render: ({ plan }) => plan?.name ?? clientWords('noPlan') },
    {
      id: 'users',
      title: t('users'),
      render: ({ counts }) => (counts ? usage(counts.staff, counts.staffLimit) : t('notCounted')),
    },
    {
      id: 'patients',
      title: t('patients'),
      render: ({ counts }) => (counts ? usage(counts.patients, counts.patientLimit) : t('notCounted')),
    },
    {
      id: 'revenue',
      title: t('revenue'),
      render: ({ plan, status }) =>
        plan?.status === 'active' && status !== 'suspended'
          ? t('aMonth', { amount: price(monthlyPrice(plan), plan.currencyCode) })
          : t('nonePaid'),
    },
    {
      id: 'status',
      title: t('status'),
      render: ({ status }) => (
        <StatusBadge tone={clientTone[status]}>{clientWords(`status_${status}`)}</StatusBadge>
      ),
    },
  ];
}
