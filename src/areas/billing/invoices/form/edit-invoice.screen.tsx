import { Box } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { usePerson } from '#client/session.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import { useRecordForm } from '#screens/form/use-record-form.tsx';
import { FormBody } from '#ui/form/form-body.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { StatePage } from '#ui/state/state-page.tsx';
import {
  SecondPersonFields,
  secondPersonRefusals,
  useSecondPerson,
} from '../../limits/form/second-person-fields.tsx';
import { OpenedInvoice } from '../detail/opened-invoice.tsx';
import { updateInvoice } from '../invoice.calls.ts';
import type { Invoice } from '../invoice.contract.ts';
import { useRememberInvoice } from '../invoice.hooks.ts';
import { invoiceRefusals, namedParty } from '../invoice.words.ts';
import { BackToBilling } from '../list/back-to-billing.tsx';
import { InvoiceFields } from './invoice-fields.tsx';
import { t } from './invoice-form.texts.ts';
import { invoiceFormSchema, valuesOf } from './invoice-form.values.ts';

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
        description={namedParty(begun)}
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
  const [today] = useState(() => dateIn(tenant.timeZone, new Date()));
  const [schema] = useState(() => invoiceFormSchema(begun.currencyCode, today));
  const address = `/dashboard/billing/${begun.id}`;
  const second = useSecondPerson();
  const { draft, failureActions } = useRecordForm({
    draftName: 'invoice',
    stored: begun,
    schema,
    initialValues: valuesOf(begun),
    update: ({ patientId: _stays, ...written }, { id: invoiceId, version, referralId }, submission) =>
      updateInvoice({ ...written, invoiceId, version, referralId, ...second.fields }, submission),
    failed: () => t('failedToUpdate'),
    refusals: { ...invoiceRefusals, ...secondPersonRefusals },
    onRefused: second.note,
    saved: ({ status, invoiceNumber: number }) =>
      t(status === 'draft' ? 'wasSaved' : 'wasSavedSent', { number }),
    remember: useRememberInvoice(),
    onSaved: () => void navigate({ to: address, replace: true }),
    onReload,
  });

  return (
    <FormBody
      draft={draft}
      submitLabel={t(draft.form.values.send ? 'saveAndSend' : 'saveDraft')}
      onCancel={() => void navigate({ to: address })}
      failureActions={failureActions}
    >
      <InvoiceFields
        form={draft.form}
        currencyCode={begun.currencyCode}
        today={today}
        {...(begun.patient && { patient: begun.patient })}
      />
      <SecondPersonFields second={second} errors={draft.form.errors} />
    </FormBody>
  );
}
