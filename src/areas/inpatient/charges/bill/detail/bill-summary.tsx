import { Alert, Button, Group, Paper, Stack, Title } from '@mantine/core';
import { Suspense, useState } from 'react';
import { Link } from '#client/link.tsx';
import { useMay, usePerson } from '#client/session.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { FactGrid } from '#ui/page/fact-panel.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { QueryStatus } from '#ui/state/query-status.tsx';
import type { Admission } from '../../../admissions/admission.contract.ts';
import { useStayBill } from '../../charge.hooks.ts';
import { t } from '../../charges.texts.ts';
import { lastFact } from '../bill-facts.ts';
import type { StayBill } from '../stay-bill.contract.ts';
import { BillNotes } from './bill-sums.tsx';

const StayDeposit = lazyPart(() => import('../form/stay-deposit.tsx'), 'StayDeposit');
const EstimateForm = lazyPart(() => import('../form/estimate-form.tsx'), 'EstimateForm');

/** What a stay comes to in a few figures, beside the way to its whole bill; for those who see billing. */
export function BillSummary({ admission }: { admission: Admission }) {
  const may = useMay();
  const { modules } = usePerson();
  return modules.billing_enabled && may('billing.read') ? <OpenSummary admission={admission} /> : null;
}

function OpenSummary({ admission }: { admission: Admission }) {
  const may = useMay();
  const query = useStayBill(admission.id);
  const [task, setTask] = useState<'deposit' | 'estimate'>();
  const end = () => setTask(undefined);
  const isCharged = admission.status !== 'cancelled';
  const bill = query.data;
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="stay-bill">
      <Group justify="space-between" mb="md">
        <Title order={2} size="h4" id="stay-bill">
          {t('summary')}
        </Title>
        <Group gap="xs">
          {isCharged && may(['billing.write', 'billing.payments']) && (
            <Button size="xs" variant="default" onClick={() => setTask('estimate')}>
              {t('giveEstimate')}
            </Button>
          )}
          {may('billing.payments') && (
            <Button size="xs" variant="default" onClick={() => setTask('deposit')}>
              {t('takeDeposit')}
            </Button>
          )}
          <Button size="xs" component={Link} to={`/dashboard/admissions/${admission.id}/bill`}>
            {t('openBill')}
          </Button>
        </Group>
      </Group>
      <QueryStatus query={query} failed={t('failedToLoad')} />
      {bill && <Figures bill={bill} />}
      <Suspense fallback={null}>
        {task === 'deposit' && <StayDeposit admission={admission} onClose={end} />}
        {task === 'estimate' && <EstimateForm admissionId={admission.id} onClose={end} />}
      </Suspense>
    </Paper>
  );
}

function Figures({ bill }: { bill: StayBill }) {
  const format = useFormat();
  const money = (amountMinor: number) => format.money(amountMinor, bill.currencyCode);
  return (
    <Stack gap="md">
      {bill.bedsWithoutRate.length > 0 && (
        <Alert color="yellow" icon={<Icon name="alert" />}>
          {t('withoutRate', { beds: bill.bedsWithoutRate.join(', ') })}
        </Alert>
      )}
      <FactGrid
        facts={[
          [t('total'), money(bill.charges.totalMinor)],
          [t('deposit'), money(bill.depositLeftMinor)],
          lastFact(bill, money),
        ]}
      />
      <BillNotes bill={bill} />
    </Stack>
  );
}
