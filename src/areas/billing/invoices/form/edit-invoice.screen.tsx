import { Box, Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Submission } from '#client/remote.ts';
import { usePerson } from '#client/session.ts';
import { CallError } from '#client/transport.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { FormBody } from '#ui/form/form-body.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import { StatePage } from '#ui/state/state-page.tsx';
import { BackToBilling } from '../list/back-to-billing.tsx';
import { updateInvoice } from '../invoice.calls.ts';
import { patientName } from '../invoice.words.ts';
import type { Invoice } from '../invoice.contract.ts';
import { useRememberInvoice } from '../invoice.hooks.ts';
import { OpenedInvoice } from '../detail/opened-invoice.tsx';
import { failureWords } from './invoice-form.words.ts';
import { invoiceFormSchema, valuesOf } from './invoice-form.values.ts';
import { InvoiceFields } from './invoice-fields.tsx';
import { t } from './invoice-form.texts.ts';

/** Changes a draft. */
export function EditInvoiceScreen() {
  return <OpenedInvoice>{(invoice) => <EditInvoice opened={invoice} />}</OpenedInvoice>;
}

// The form stays on the draft it began from, even when a newer one comes in live.
function EditInvoice({ opened }: { opened: Invoice }) {
  const [begun, setBegun] = useState(opened);
  if (begun.status !== 'draft') {
    return (
      <StatePage icon="receipt" title={begun.invoiceNumber} text={t('noDraft')} action={<BackToBilling />} />
    );
  }
  return (
    <Box maw={980}>
      <PageHeader
        title={t('titleEdit', { number: begun.invoiceNumber })}
        description={`${patientName(begun)} · ${begun.patient.patientNumber}`}
        back={<BackToBilling />}
      />
      <EditInvoiceForm key={begun.version} begun={begun} onReload={setBegun} />
    </Box>
  );
}

interface EditInvoiceFormProps {
  begun: Invoice;
  /** Opens the form anew with what somebody else saved. */
  onReload: (current: Invoice) => void;
}

function EditInvoiceForm({ begun, onReload }: EditInvoiceFormProps) {
  const { tenant } = usePerson();
  const navigate = useNavigate();
  const remember = useRememberInvoice();
  const [today] = useState(() => dateIn(tenant.timeZone, new Date()));
  const [schema] = useState(() => invoiceFormSchema(begun.currencyCode, today));
  const [current, setCurrent] = useState<Invoice>();
  const { id: invoiceId, version, referralId } = begun;
  const address = `/dashboard/billing/${invoiceId}`;

  const draft = useDraftForm({
    schema,
    initialValues: valuesOf(begun),
    draftKey: `invoice.${invoiceId}.${version}`,
    save: ({ patientId: _stays, ...written }, submissionKey) =>
      updateInvoice({ ...written, invoiceId, version, referralId }, new Submission(submissionKey)),
    describeFailure(error) {
      const isStale = error instanceof CallError && error.code === 'STALE';
      setCurrent(isStale ? (error.facts['current'] as Invoice) : undefined);
      return failureWords(t('failedToUpdate'), error);
    },
    onSaved(invoice: Invoice) {
      remember(invoice);
      const number = invoice.invoiceNumber;
      notifySuccess(t(invoice.status === 'draft' ? 'wasSaved' : 'wasSavedSent', { number }));
      void navigate({ to: address, replace: true });
    },
  });

  function reload(stored: Invoice) {
    draft.discard();
    remember(stored);
    onReload(stored);
  }

  return (
    <FormBody
      draft={draft}
      submitLabel={t(draft.form.values.send ? 'saveAndSend' : 'saveDraft')}
      onCancel={() => void navigate({ to: address })}
      failureActions={
        current && (
          <Button size="xs" variant="default" onClick={() => reload(current)}>
            {t('showCurrent')}
          </Button>
        )
      }
    >
      <InvoiceFields
        form={draft.form}
        currencyCode={begun.currencyCode}
        today={today}
        patient={begun.patient}
      />
    </FormBody>
  );
}
