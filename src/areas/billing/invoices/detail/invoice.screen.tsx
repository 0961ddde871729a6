import { Alert, Stack } from '@mantine/core';
import { Suspense, useState } from 'react';
import { PatientHeading } from '#areas/patients/patient-record.public.ts';
import { SlotView } from '#client/registration/slot-view.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import { inBoundary } from '#ui/state/crash/in-boundary.tsx';
import { LoadingSkeleton } from '#ui/state/skeletons.tsx';
import { BackToBilling } from '../list/back-to-billing.tsx';
import { InvoiceActions } from './invoice-actions.tsx';
import { InvoiceBadge } from '../list/invoice-badge.tsx';
import { InvoiceFacts } from './invoice-facts.tsx';
import { InvoiceItems } from './invoice-items.tsx';
import { invoiceSectionsSlot, recordPaymentSlot } from '../invoice.slots.ts';
import { namedParty } from '../invoice.words.ts';
import type { Invoice } from '../invoice.contract.ts';
import { t } from '../invoices.texts.ts';
import { OpenedInvoice } from './opened-invoice.tsx';

const InvoicePrint = lazyPart(() => import('../print/invoice-print.tsx'), 'InvoicePrint');
const CreditNoteForm = lazyPart(() => import('../../credits/form/credit-note-form.tsx'), 'CreditNoteForm');
const EarlierRefunds = lazyPart(() => import('../../credits/form/earlier-refunds.tsx'), 'EarlierRefunds');
const VoidInvoiceForm = lazyPart(() => import('../form/void-invoice-form.tsx'), 'VoidInvoiceForm');

/** One invoice: its items and sums, its payments, and what can be done with it. */
export function InvoiceScreen() {
  return <OpenedInvoice>{(invoice) => <InvoiceDetails invoice={invoice} />}</OpenedInvoice>;
}

type Task = 'print' | 'void' | 'pay' | 'credit';

function InvoiceDetails({ invoice }: { invoice: Invoice }) {
  const [task, setTask] = useState<Task>();
  const close = () => setTask(undefined);
  return (
    <>
      <PageHeader
        title={invoice.invoiceNumber}
        description={invoice.patient === null && namedParty(invoice)}
        back={<BackToBilling />}
        actions={<InvoiceActions invoice={invoice} onTask={setTask} />}
      />
      {invoice.patient && <PatientHeading patient={invoice.patient} />}
      <Stack gap="md">
        <InvoiceNotice invoice={invoice} />
        {invoice.uncreditedRefundsMinor > 0 && (
          <Suspense fallback={null}>
            <EarlierRefunds invoice={invoice} />
          </Suspense>
        )}
        <InvoiceFacts invoice={invoice} badge={<InvoiceBadge status={invoice.status} />} />
        <InvoiceItems invoice={invoice} />
        <SlotView
          slot={invoiceSectionsSlot}
          props={{ invoice }}
          fallback={<LoadingSkeleton />}
          wrap={inBoundary}
        />
      </Stack>
      <Suspense fallback={null}>
        {task === 'print' && <InvoicePrint invoice={invoice} onClose={close} />}
        {task === 'credit' && <CreditNoteForm invoice={invoice} onClose={close} />}
        {task === 'void' && <VoidInvoiceForm invoice={invoice} onClose={close} />}
      </Suspense>
      {task === 'pay' && <SlotView slot={recordPaymentSlot} props={{ invoice, onClose: close }} />}
    </>
  );
}

function InvoiceNotice({ invoice }: { invoice: Invoice }) {
  const { money } = useFormat();
  const { status, dueMinor, currencyCode, voidReason } = invoice;
  if (status === 'draft') {
    return (
      <Alert color="gray" icon={<Icon name="edit" />}>
        {t('isDraft')}
      </Alert>
    );
  }
  if (status === 'void') {
    return (
      <Alert color="gray" icon={<Icon name="archive" />} style={{ overflowWrap: 'anywhere' }}>
        {t('isVoid', { reason: voidReason ?? '' })}
      </Alert>
    );
  }
  if (status !== 'overdue') return null;
  return (
    <Alert color="red" icon={<Icon name="clock" />}>
      {t('isOverdue', { amount: money(dueMinor, currencyCode) })}
    </Alert>
  );
}
