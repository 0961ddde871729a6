import { Alert, Button, Stack, Text, Title } from '@mantine/core';
import { useId, useMemo } from 'react';
import { useMay, usePerson } from '#client/session.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { DataList } from '#ui/list/data-list.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { referralColumns } from '../../referrals/list/referral-columns.tsx';
import { barredWords, monthWords } from '../payout.words.ts';
import { t } from '../payouts.texts.ts';
import { usePayoutTasks } from './use-payout-tasks.tsx';
import { BackToPayouts, OpenedPayout, type PayoutRecord } from './opened-payout.tsx';
import { PayoutFacts } from './payout-facts.tsx';
import { PayoutSums } from './payout-sums.tsx';

/** One payout: whom it pays and how it adds up, the referrals in it, and what can be done with it. */
export function PayoutScreen() {
  return <OpenedPayout>{(record) => <PayoutDetails record={record} />}</OpenedPayout>;
}

function PayoutDetails({ record }: { record: PayoutRecord }) {
  const { payout } = record;
  const { actionsOf, dialog } = usePayoutTasks();
  const refusal = barredWords(payout, usePerson().user.id);
  return (
    <>
      <PageHeader
        title={payout.payoutNumber}
        description={`${payout.referrerName} · ${monthWords(payout.month)}`}
        back={<BackToPayouts />}
        actions={actionsOf(payout).map((action, index) => (
          <Button
            key={action.label}
            variant={index === 0 ? 'filled' : 'default'}
            {...(action.isDestructive && { c: 'red' })}
            leftSection={<Icon name={action.icon} size={18} />}
            loading={action.isBusy ?? false}
            disabled={action.refusal !== undefined}
            onClick={action.onClick}
          >
            {action.label}
          </Button>
        ))}
      />
      <Stack gap="md">
        {refusal && (
          <Alert color="yellow" icon={<Icon name="info" />}>
            {refusal}
          </Alert>
        )}
        <PayoutFacts payout={payout} />
        <PayoutSums payout={payout} />
        <PayoutReferrals record={record} />
      </Stack>
      {dialog}
    </>
  );
}

function PayoutReferrals({ record: { payout, referrals } }: { record: PayoutRecord }) {
  const format = useFormat();
  const titleId = useId();
  const may = useMay();
  const mayOpenPatients = may('patients.read');
  const mayOpenAppointments = may('appointments.read');
  const columns = useMemo(
    () => referralColumns(format, { withReferrer: false, mayOpenPatients, mayOpenAppointments }),
    [format, mayOpenPatients, mayOpenAppointments],
  );
  const shown = { shown: format.number(referrals.length), count: payout.totalReferrals };
  return (
    <section aria-labelledby={titleId}>
      <Title order={2} size="h4" mb="md" id={titleId}>
        {t('referralsOfPayout')}
      </Title>
      <DataList
        caption={t('referralsOfPayout')}
        query={{
          data: { rows: referrals, nextCursor: null },
          isPending: false,
          isFetching: false,
          isError: false,
          refetch: () => undefined,
        }}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ patient }) => `${patient.firstName} ${patient.lastName}`.trim()}
        empty={<EmptyState icon="share" title={t('referralsLeft')} />}
      />
      {referrals.length > 0 && referrals.length < payout.totalReferrals && (
        <Text size="sm" c="dimmed" mt="xs">
          {t('referralsShown', shown)}
        </Text>
      )}
    </section>
  );
}
