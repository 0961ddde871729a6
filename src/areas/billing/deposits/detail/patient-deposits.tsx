import { Alert, Anchor, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { Suspense, useMemo, useState } from 'react';
import type { PatientTimelineProps } from '#areas/patients/patients-web.public.ts';
import { Link } from '#client/link.tsx';
import { useMay } from '#client/session.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { QueryStatus } from '#ui/state/query-status.tsx';
import type { DepositAccount, DepositEntry } from '../deposit.contract.ts';
import { useDeposits } from '../deposit.hooks.ts';
import { t } from '../deposits.texts.ts';
import { DepositEntries } from './deposit-entries.tsx';

const TakeDeposit = lazyPart(() => import('../form/take-deposit.tsx'), 'TakeDeposit');
const RefundDeposit = lazyPart(() => import('../form/refund-deposit.tsx'), 'RefundDeposit');
const DepositReceipt = lazyPart(() => import('../print/deposit-receipt.tsx'), 'DepositReceipt');

type Task = { kind: 'take' | 'refund' } | { kind: 'print'; entry: DepositEntry };

/** What was deposited for a patient and what is left, below the patient's record. */
export function PatientDeposits({ patientId }: PatientTimelineProps) {
  const may = useMay();
  const query = useDeposits(patientId);
  const [task, setTask] = useState<Task>();
  const account = query.data?.account;
  const entries = useMemo(() => query.data?.entries ?? [], [query.data]);
  const end = () => setTask(undefined);
  const mayRefund = account !== undefined && account.leftMinor > account.pendingRefundMinor;
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="patient-deposits">
      <Group justify="space-between" mb="md">
        <Title order={2} size="h4" id="patient-deposits">
          {t('title')}
        </Title>
        {may('billing.payments') && (
          <Group gap="xs">
            {mayRefund && (
              <Button variant="default" size="xs" onClick={() => setTask({ kind: 'refund' })}>
                {t('refund')}
              </Button>
            )}
            <Button
              variant="default"
              size="xs"
              leftSection={<Icon name="plus" size={16} />}
              onClick={() => setTask({ kind: 'take' })}
            >
              {t('take')}
            </Button>
          </Group>
        )}
      </Group>
      <QueryStatus query={query} failed={t('failedToLoad')} />
      {account && entries.length === 0 && <Text c="dimmed">{t('none')}</Text>}
      {account && entries.length > 0 && (
        <Stack gap="sm">
          <Balance account={account} />
          <DepositEntries
            entries={entries}
            currencyCode={account.currencyCode}
            onPrint={(entry) => setTask({ kind: 'print', entry })}
          />
        </Stack>
      )}
      <Suspense fallback={null}>
        {task?.kind === 'take' && (
          <TakeDeposit
            patientId={patientId}
            onClose={end}
            onTaken={(entry) => setTask({ kind: 'print', entry })}
          />
        )}
        {task?.kind === 'refund' && account && <RefundDeposit account={account} onClose={end} />}
        {task?.kind === 'print' && query.data && (
          <DepositReceipt
            patient={query.data.patient}
            entry={task.entry}
            currencyCode={query.data.account.currencyCode}
            onClose={end}
          />
        )}
      </Suspense>
    </Paper>
  );
}

function Balance({ account }: { account: DepositAccount }) {
  const format = useFormat();
  const may = useMay();
  const money = (amountMinor: number) => format.money(amountMinor, account.currencyCode);
  const { leftMinor, receivedMinor, usedMinor, refundedMinor, pendingRefundMinor } = account;
  return (
    <>
      <div>
        <Text fw={600}>{t('left', { amount: money(leftMinor) })}</Text>
        <Text size="sm" c="dimmed">
          {t('sums', {
            received: money(receivedMinor),
            used: money(usedMinor),
            refunded: money(refundedMinor),
          })}
        </Text>
      </div>
      {pendingRefundMinor > 0 && (
        <Alert color="yellow" icon={<Icon name="clock" />}>
          <Group justify="space-between" gap="sm">
            <Text size="sm">{t('isPending', { amount: money(pendingRefundMinor) })}</Text>
            {(may('billing.refunds') || may('billing.payments')) && (
              <Anchor component={Link} to="/dashboard/billing/refunds" size="sm">
                {t('seeRequests')}
              </Anchor>
            )}
          </Group>
        </Alert>
      )}
    </>
  );
}
