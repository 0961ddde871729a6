import { Suspense } from 'react';
import { requiredText } from '#kernel/text.ts';
import { ReasonForm } from '#screens/form/reason-form.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { voidReceivable } from '../receivable.calls.ts';
import type { Receivable } from '../receivable.contract.ts';
import { useRefreshReceivables } from '../receivable.hooks.ts';
import { receivableRefusals } from '../receivable.words.ts';
import { t } from '../receivables.texts.ts';
import { DeferForm } from './defer-form.tsx';
import { ReductionForm } from './reduction-form.tsx';

const ReminderForm = lazyPart(() => import('../reminders/form/reminder-form.tsx'), 'ReminderForm');

export type TaskKind = 'discount' | 'credit' | 'defer' | 'remind' | 'void';

export interface ReceivableTaskProps {
  kind: TaskKind;
  invoice: Receivable;
  onClose: () => void;
}

const reasonText = requiredText(500);

/** The dialog of what is done to an invoice. */
export function ReceivableTask({ kind, invoice, onClose }: ReceivableTaskProps) {
  const refresh = useRefreshReceivables();
  const task = { invoice, onClose, onSettled: refresh };
  if (kind === 'remind') {
    const { clientId, tenantName } = invoice;
    return (
      <Suspense fallback={null}>
        <ReminderForm {...{ clientId, tenantName, onClose }} />
      </Suspense>
    );
  }
  if (kind === 'defer') return <DeferForm {...task} />;
  if (kind !== 'void') return <ReductionForm kind={kind} {...task} />;
  const { id: clientInvoiceId, version, number } = invoice;
  return (
    <ReasonForm
      title={t('voidTitle', { number })}
      text={t(invoice.kind === 'period' ? 'voidPeriodText' : 'voidUpgradeText')}
      label={t('reason')}
      submitLabel={t('takeBack')}
      draftKey={`receivable.void.${clientInvoiceId}.${version}`}
      reasonText={reasonText}
      send={(reason, submission) => voidReceivable({ clientInvoiceId, version, reason }, submission)}
      failed={t('failedToVoid')}
      refusals={receivableRefusals}
      onRefused={refresh}
      done={() => {
        refresh();
        return t('wasVoided', { number });
      }}
      onClose={onClose}
    />
  );
}
