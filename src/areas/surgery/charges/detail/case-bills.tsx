import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core';
import { Suspense, useMemo, useState } from 'react';
import { useSecondPerson } from '#areas/billing/billing-forms.public.ts';
import { orRestricted } from '#areas/patients/patient-words.public.ts';
import { Link } from '#client/link.tsx';
import { useMay, usePerson } from '#client/session.ts';
import { CallError } from '#client/transport.ts';
import { ReasonForm } from '#screens/form/reason-form.tsx';
import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { FramedRows } from '#ui/list/framed-rows.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { dropCharge, findChargesAgain, validateSurgicalBill } from '../charge.calls.ts';
import type { CaseCharges, SurgicalCharge } from '../charge.contract.ts';
import { useRefreshSurgicalCharges } from '../charge.hooks.ts';
import { billName, chargeName, chargeRefusals } from '../charge.words.ts';
import { t } from '../charges.texts.ts';
import { chargeColumns } from './charge-columns.tsx';

const CorrectForm = lazyPart(() => import('../form/correct-form.tsx'), 'CorrectForm');

const ValidateBeyondForm = lazyPart(() => import('../form/validate-beyond-form.tsx'), 'ValidateBeyondForm');

type Bill = CaseCharges['bills'][number];

/** The charges of an operation and their supplements, each validated on its own. */
export function CaseBills({
  charges: {
    bills,
    case: { id: caseId },
  },
}: {
  charges: CaseCharges;
}) {
  const [task, setTask] = useState<{ kind: 'correct' | 'drop'; charge: SurgicalCharge }>();
  const refresh = useRefreshSurgicalCharges();
  const close = () => setTask(undefined);
  if (bills.length === 0) {
    return <EmptyState title={t('nothing')} hint={t('nothingHint')} icon="receipt" />;
  }
  return (
    <Stack gap="lg">
      {bills.map((bill) => (
        <OneBill
          key={bill.id}
          bill={bill}
          caseId={caseId}
          onCorrect={(charge) => setTask({ kind: 'correct', charge })}
          onDrop={(charge) => setTask({ kind: 'drop', charge })}
        />
      ))}
      <Suspense fallback={null}>
        {task?.kind === 'correct' && <CorrectForm charge={task.charge} onClose={close} />}
      </Suspense>
      {task?.kind === 'drop' && (
        <ReasonForm
          title={t('dropTitle', { name: chargeName(task.charge) })}
          text={t('dropText')}
          label={t('reason')}
          submitLabel={t('drop')}
          draftKey={`surgical-charge-drop.${task.charge.id}`}
          send={(reason, submission) =>
            dropCharge({ surgicalChargeId: task.charge.id, version: task.charge.version, reason }, submission)
          }
          failed={t('failedToDrop')}
          refusals={chargeRefusals}
          done={() => {
            refresh();
            return t('wasDropped');
          }}
          onRefused={refresh}
          onClose={close}
        />
      )}
    </Stack>
  );
}

/** Validates a bill; of what has no price it asks whether that keeps waiting. */
function useValidation(refresh: () => void, onBeyond: (error: CallError) => void) {
  const { money } = useFormat();
  const { currencyCode } = usePerson().tenant;
  return useConfirmedWrite({
    ask({ amountMinor, charges }: Bill) {
      const waiting = charges.filter(({ state }) => state === 'unpriced');
      const amount = money(amountMinor, currencyCode);
      const rest = { amount, count: waiting.length, names: waiting.map(chargeName).join(', ') };
      return waiting.length === 0
        ? { title: t('validateTitle'), message: t('validateText', { amount }), confirmLabel: t('validate') }
        : {
            title: t('validateTitle'),
            message: t('validateRestText', rest),
            confirmLabel: t('validateRest'),
          };
    },
    call: ({ id: surgicalBillId, version, unpricedCount }: Bill, submission) =>
      validateSurgicalBill({ surgicalBillId, version, leaveUnpriced: unpricedCount > 0 }, submission),
    done: () => t('wasValidated'),
    failed: () => t('failedToValidate'),
    refusals: chargeRefusals,
    onRefused(error) {
      if (!(error instanceof CallError) || error.code !== 'BEYOND_OWN_LIMIT') return false;
      onBeyond(error);
      return true;
    },
    onSettled: refresh,
  });
}

interface OneBillProps {
  bill: Bill;
  caseId: string;
  onCorrect: (charge: SurgicalCharge) => void;
  onDrop: (charge: SurgicalCharge) => void;
}

function OneBill({ bill, caseId, onCorrect, onDrop }: OneBillProps) {
  const may = useMay();
  const format = useFormat();
  const { currencyCode } = usePerson().tenant;
  const refresh = useRefreshSurgicalCharges();
  const columns = useMemo(() => chargeColumns(format, currencyCode), [format, currencyCode]);
  const amount = format.money(bill.amountMinor, currencyCode);
  const isOpen = bill.status === 'open';
  const mayBill = may('billing.write');
  const unpriced = bill.charges.filter(({ state }) => state === 'unpriced');
  const isAllUnpriced = unpriced.length > 0 && bill.charges.every(({ state }) => state !== 'charged');
  const second = useSecondPerson();
  const [isBeyond, setBeyond] = useState(false);
  const validating = useValidation(refresh, (error) => {
    second.note(error);
    setBeyond(true);
  });
  const searching = useConfirmedWrite({
    call: ({ id }: { id: string }, submission) => findChargesAgain({ caseId: id }, submission),
    done: () => t('wasFound'),
    failed: () => t('failedToFind'),
    refusals: chargeRefusals,
    onSettled: refresh,
  });
  return (
    <section aria-labelledby={`surgical-bill-${bill.id}`}>
      <Group justify="space-between" mb="sm">
        <Group gap="xs">
          <Title order={2} size="h4" id={`surgical-bill-${bill.id}`}>
            {billName(bill)}
          </Title>
          <StatusBadge tone={isOpen ? 'warning' : 'success'}>{t(`status_${bill.status}`)}</StatusBadge>
        </Group>
        {isOpen && mayBill && (
          <Group gap="xs">
            {unpriced.length > 0 && (
              <Button
                variant="default"
                loading={searching.isBusy}
                onClick={() => void searching.start({ id: caseId })}
              >
                {t('findAgain')}
              </Button>
            )}
            {!isAllUnpriced && (
              <Button loading={validating.isBusy} onClick={() => void validating.start(bill)}>
                {t('validate')}
              </Button>
            )}
          </Group>
        )}
      </Group>
      <Suspense fallback={null}>
        {isBeyond && <ValidateBeyondForm bill={bill} second={second} onClose={() => setBeyond(false)} />}
      </Suspense>
      {isOpen && isAllUnpriced && <Text mb="sm">{t('nothingPriced')}</Text>}
      <FramedRows
        caption={billName(bill)}
        columns={columns}
        rows={bill.charges}
        rowKey={({ id }) => id}
        rowName={chargeName}
        {...(isOpen &&
          mayBill && {
            rowActions: (charge: SurgicalCharge) =>
              charge.state === 'covered'
                ? []
                : [
                    {
                      label: t(charge.state === 'unpriced' ? 'setPrice' : 'correct'),
                      icon: 'edit' as const,
                      onClick: () => onCorrect(charge),
                    },
                    ...(charge.state !== 'dropped'
                      ? [
                          {
                            label: t('drop'),
                            icon: 'close' as const,
                            isDestructive: true,
                            onClick: () => onDrop(charge),
                          },
                        ]
                      : []),
                  ],
          })}
      />
      <Text fw={600} ta="end" mt="xs">
        {t('total', { amount })}
      </Text>
      <Validated bill={bill} />
      {bill.returnedAt && (
        <Text size="sm" ta="end" style={{ overflowWrap: 'anywhere' }}>
          {t('returnedBy', {
            name: bill.returnedByName ?? '',
            time: format.dateTime(bill.returnedAt),
            reason: orRestricted(bill.returnReason),
          })}
        </Text>
      )}
    </section>
  );
}

/** Who validated it, and where it stands now. */
function Validated({ bill: { validatedByName, validatedAt, admission, invoice } }: { bill: Bill }) {
  const may = useMay();
  const { dateTime } = useFormat();
  if (validatedAt === null) return null;
  const link = (to: string, words: string, isOpened: boolean) =>
    isOpened ? (
      <Anchor component={Link} to={to} size="sm">
        {words}
      </Anchor>
    ) : (
      <Text size="sm">{words}</Text>
    );
  return (
    <Group gap="md" justify="flex-end">
      <Text size="sm" c="dimmed">
        {t('validatedBy', { name: validatedByName ?? '', time: dateTime(validatedAt) })}
      </Text>
      {admission &&
        link(
          `/dashboard/admissions/${admission.id}/bill`,
          t('onStay', { number: admission.number }),
          may('admissions.read'),
        )}
      {invoice && link(`/dashboard/billing/${invoice.id}`, t('onInvoice', { number: invoice.number }), true)}
    </Group>
  );
}
