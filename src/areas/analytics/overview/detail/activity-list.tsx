import { Anchor, Paper, Text, ThemeIcon, Title } from '@mantine/core';
import { Link } from '#client/link.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import type { IconName } from '#ui/icons/icon-paths.ts';
import type { Activity } from '../overview.contract.ts';
import { t } from '../overview.texts.ts';
import classes from './overview.module.css';

/** What happened last, each with a link to its record. */
export function ActivityList({ activity }: { activity: readonly Activity[] }) {
  return (
    <section aria-labelledby="recent-activity">
      <Title order={2} size="h4" mb="sm" id="recent-activity">
        {t('recentActivity')}
      </Title>
      <Paper withBorder px="md" py="xs" mb="lg">
        {activity.length === 0 ? (
          <Text size="sm" c="dimmed" py="xs">
            {t('noActivity')}
          </Text>
        ) : (
          <ul className={classes['activity']}>
            {activity.map((one) => (
              <ActivityItem key={`${one.kind} ${one.recordId} ${one.at}`} activity={one} />
            ))}
          </ul>
        )}
      </Paper>
    </section>
  );
}

function ActivityItem({ activity }: { activity: Activity }) {
  const { dateTime, money } = useFormat();
  const { kind, number, amountMinor, count } = activity;
  const { icon, words, to, search } = looks[kind](activity.recordId);
  const whom = count === null ? patientWords(activity) : t('patientCount', { count });
  const details = [number, amountMinor !== null && money(amountMinor), dateTime(activity.at)];
  return (
    <li>
      <ThemeIcon variant="light" size="md" component="span" aria-hidden="true">
        <Icon name={icon} size={16} />
      </ThemeIcon>
      <span className={classes['words']}>
        <Anchor fz="sm" fw={550} renderRoot={(props) => <Link {...props} to={to} search={search ?? {}} />}>
          {words}
        </Anchor>
        <Text component="span" size="sm">
          {' '}
          {whom}
        </Text>
        <Text component="span" size="xs" c="dimmed" display="block">
          {details.filter((detail) => typeof detail === 'string').join(' · ')}
        </Text>
      </span>
    </li>
  );
}

/** Name and number of the patient; of a restricted one the number alone. */
function patientWords({ patientName, patientNumber }: Activity): string | null {
  if (patientName === null || patientNumber === null) return patientNumber;
  return t('patient', { name: patientName, number: patientNumber });
}

interface Look {
  icon: IconName;
  words: string;
  to: string;
  search?: Record<string, string>;
}

/** How each kind is shown, and where its record is opened. */
const looks: Record<Activity['kind'], (recordId: string) => Look> = {
  'patient-registered': (id) => ({
    icon: 'user',
    words: t('patientRegistered'),
    to: `/dashboard/patients/${id}`,
  }),
  // Where the newest patients stand first, which are those of the import.
  'patients-imported': () => ({
    icon: 'upload',
    words: t('patientsImported'),
    to: '/dashboard/patients',
    search: { status: 'all', sort: '-registered' },
  }),
  'appointment-booked': (id) => ({
    icon: 'calendar',
    words: t('appointmentBooked'),
    to: '/dashboard/scheduling',
    search: { appointmentId: id },
  }),
  'lab-order-completed': (id) => ({
    icon: 'flask',
    words: t('labOrderCompleted'),
    to: '/dashboard/laboratory',
    search: { orderId: id },
  }),
  'invoice-sent': (id) => ({ icon: 'receipt', words: t('invoiceSent'), to: `/dashboard/billing/${id}` }),
  'payment-recorded': (id) => ({
    icon: 'wallet',
    words: t('paymentRecorded'),
    to: `/dashboard/billing/${id}`,
  }),
  'refund-recorded': (id) => ({
    icon: 'wallet',
    words: t('refundRecorded'),
    to: `/dashboard/billing/${id}`,
  }),
  'credit-note-made': (id) => ({
    icon: 'receipt',
    words: t('creditNoteMade'),
    to: `/dashboard/billing/${id}`,
  }),
  'referral-recorded': (id) => ({
    icon: 'share',
    words: t('referralRecorded'),
    to: `/dashboard/referrals/${id}`,
  }),
};
