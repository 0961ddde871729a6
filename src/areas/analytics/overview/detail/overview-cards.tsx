import { useFormat } from '#ui/i18n/format-provider.tsx';
import { StatCard } from '#ui/page/stat-card.tsx';
import { useOverview } from '../overview.hooks.ts';
import { t } from '../overview.texts.ts';

/** Everybody registered here, and how many of them this month. */
export function PatientsCard() {
  const { number } = useFormat();
  const { data, isPending } = useOverview();
  const patients = data?.patients;
  return (
    <StatCard
      label={t('totalPatients')}
      value={patients ? number(patients.total) : t('unknown')}
      hint={patients ? t('newThisMonth', { count: patients.newThisMonth }) : t('unknown')}
      icon="users"
      isLoading={isPending}
    />
  );
}

export function AppointmentsCard() {
  const { number } = useFormat();
  const { data, isPending } = useOverview();
  const appointments = data?.appointments;
  return (
    <StatCard
      label={t('appointmentsToday')}
      value={appointments ? number(appointments.today) : t('unknown')}
      hint={appointments ? t('thisMonth', { count: appointments.thisMonth }) : t('unknown')}
      icon="calendar"
      tone="info"
      isLoading={isPending}
    />
  );
}

export function LabOrdersCard() {
  const { number } = useFormat();
  const { data, isPending } = useOverview();
  const laboratory = data?.laboratory;
  return (
    <StatCard
      label={t('labOrders')}
      value={laboratory ? number(laboratory.total) : t('unknown')}
      hint={laboratory ? t('pending', { count: laboratory.pending }) : t('unknown')}
      icon="flask"
      tone="special"
      isLoading={isPending}
    />
  );
}

/** What this month's invoices come to. */
export function RevenueCard() {
  const { money } = useFormat();
  const { data, isPending } = useOverview();
  const billing = data?.billing;
  return (
    <StatCard
      label={t('revenue')}
      value={billing ? money(billing.revenueThisMonthMinor) : t('unknown')}
      hint={billing ? t('paidInvoices', { count: billing.paidInvoicesThisMonth }) : t('unknown')}
      icon="wallet"
      tone="success"
      isLoading={isPending}
    />
  );
}
