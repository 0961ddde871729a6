import { Alert, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useMay } from '#client/session.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { HeadActions } from '#ui/page/head-actions.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { QueryStatus } from '#ui/state/query-status.tsx';
import type { Admission } from '../../../admissions/admission.contract.ts';
import { useStayBill } from '../../charge.hooks.ts';
import { t } from '../../charges.texts.ts';
import type { StayBill } from '../stay-bill.contract.ts';
import { BillLines } from './bill-lines.tsx';
import { BillSums } from './bill-sums.tsx';

const StayDeposit = lazyPart(() => import('../form/stay-deposit.tsx'), 'StayDeposit');
const SettleForm = lazyPart(() => import('../form/settle-form.tsx'), 'SettleForm');
const ServiceForm = lazyPart(() => import('../../items/form/charge-service-form.tsx'), 'ChargeServiceForm');
const TimerForm = lazyPart(() => import('../../items/form/start-timer-form.tsx'), 'StartTimerForm');
const EstimateForm = lazyPart(() => import('../form/estimate-form.tsx'), 'EstimateForm');
const PackageForm = lazyPart(() => import('../form/package-form.tsx'), 'PackageForm');
const BillPrint = lazyPart(() => import('../print/bill-print.tsx'), 'BillPrint');

type Task = 'deposit' | 'settle' | 'service' | 'timer' | 'estimate' | 'package' | 'print';

/** What a stay comes to at this hour, on the page of its admission; for those who see billing. */
export function InterimBill({ admission }: { admission: Admission }) {
  const may = useMay();
  return may('billing.read') ? <OpenBill admission={admission} /> : null;
}

function OpenBill({ admission }: { admission: Admission }) {
  const query = useStayBill(admission.id);
  const [task, setTask] = useState<Task>();
  const end = () => setTask(undefined);
  const bill = query.data;
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="interim-bill">
      <Group justify="space-between" mb="md">
        <Title order={2} size="h4" id="interim-bill">
          {t('title')}
        </Title>
        {bill && <BillActions bill={bill} onTask={setTask} />}
      </Group>
      <QueryStatus query={query} failed={t('failedToLoad')} />
      {bill && <Content bill={bill} />}
      <Suspense fallback={null}>
        {task === 'deposit' && <StayDeposit admission={admission} onClose={end} />}
        {bill && task === 'settle' && <SettleForm bill={bill} onClose={end} />}
        {task === 'service' && <ServiceForm admissionId={admission.id} onClose={end} />}
        {task === 'timer' && <TimerForm admissionId={admission.id} onClose={end} />}
        {task === 'estimate' && <EstimateForm admissionId={admission.id} onClose={end} />}
        {bill && task === 'package' && <PackageForm bill={bill} onClose={end} />}
        {bill && task === 'print' && <BillPrint bill={bill} onClose={end} />}
      </Suspense>
    </Paper>
  );
}

function BillActions({ bill, onTask }: { bill: StayBill; onTask: (task: Task) => void }) {
  const may = useMay();
  const isOpen = bill.admissionStatus !== 'cancelled';
  const mayCharge = isOpen && may(['billing.write', 'admissions.receive']);
  const begin = (task: Task) => () => onTask(task);
  return (
    <HeadActions
      size="xs"
      actions={[
        mayCharge && { label: t('chargeService'), onClick: begin('service') },
        may('billing.payments') && { label: t('takeDeposit'), onClick: begin('deposit') },
        isOpen && may('billing.write') && { label: t('billStay'), isMain: true, onClick: begin('settle') },
        { label: t('print'), icon: 'print', onClick: begin('print') },
        isOpen &&
          may(['billing.write', 'billing.payments']) && {
            label: t('giveEstimate'),
            onClick: begin('estimate'),
          },
        isOpen && may('billing.write') && { label: t('choosePackage'), onClick: begin('package') },
        mayCharge && { label: t('startTimer'), onClick: begin('timer') },
      ]}
    />
  );
}

function Content({ bill }: { bill: StayBill }) {
  const { dateTime } = useFormat();
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        {t('until', { time: dateTime(bill.until) })}
      </Text>
      {bill.bedsWithoutRate.length > 0 && (
        <Alert color="yellow" icon={<Icon name="alert" />}>
          {t('withoutRate', { beds: bill.bedsWithoutRate.join(', ') })}
        </Alert>
      )}
      <BillLines bill={bill} />
      <BillSums bill={bill} />
    </Stack>
  );
}
