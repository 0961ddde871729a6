import { useNavigate } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { Submission } from '#client/remote.ts';
import { usePerson } from '#client/session.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { FormBody } from '#ui/form/form-body.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { createInvoice } from '../invoice.calls.ts';
import type { Invoice } from '../invoice.contract.ts';
import { useRememberInvoice } from '../invoice.hooks.ts';
import { failureWords } from './invoice-form.words.ts';
import { invoiceFormSchema, type ItemValues, newValues } from './invoice-form.values.ts';
import { InvoiceFields, type InvoiceFieldsProps } from './invoice-fields.tsx';
import { t } from './invoice-form.texts.ts';

const usualDays = 14;
const dayMs = 86_400_000;

/** What a new invoice begins with. */
interface InvoiceStart {
  patientId?: string | undefined;
  /** Given where the patient stays. */
  patient?: InvoiceFieldsProps['patient'];
  appointmentId?: string;
  labOrderId?: string;
  items?: ItemValues[];
}

export interface NewInvoiceFormProps {
  start: InvoiceStart;
  /** Says above the fields what the invoice is for. */
  notice?: ReactNode;
}

/** The form of a new invoice; saved, it leads to the invoice. */
export function NewInvoiceForm({ start, notice }: NewInvoiceFormProps) {
  const { tenant } = usePerson();
  const navigate = useNavigate();
  const remember = useRememberInvoice();
  const [today] = useState(() => dateIn(tenant.timeZone, new Date()));
  const [schema] = useState(() => invoiceFormSchema(tenant.currencyCode, today));
  const { patientId = '', patient, appointmentId, labOrderId, items } = start;

  const draft = useDraftForm({
    schema,
    initialValues: newValues({
      patientId,
      taxBasisPoints: tenant.taxRateBasisPoints,
      dueDate: new Date(Date.parse(today) + usualDays * dayMs).toISOString().slice(0, 10),
      items,
    }),
    draftKey: ['invoice.new', patientId, appointmentId, labOrderId].filter(Boolean).join('.'),
    save: (written, submissionKey) =>
      createInvoice(
        { ...written, ...(appointmentId && { appointmentId }), ...(labOrderId && { labOrderId }) },
        new Submission(submissionKey),
      ),
    describeFailure: (error) => failureWords(t('failedToCreate'), error),
    onSaved(invoice: Invoice) {
      remember(invoice);
      const number = invoice.invoiceNumber;
      notifySuccess(t(invoice.status === 'draft' ? 'wasCreated' : 'wasCreatedSent', { number }));
      void navigate({ to: `/dashboard/billing/${invoice.id}`, replace: true });
    },
  });

  return (
    <FormBody
      draft={draft}
      submitLabel={t(draft.form.values.send ? 'saveAndSend' : 'saveDraft')}
      onCancel={() => void navigate({ to: '/dashboard/billing' })}
    >
      {notice}
      <InvoiceFields
        form={draft.form}
        currencyCode={tenant.currencyCode}
        today={today}
        {...(patient && { patient })}
      />
    </FormBody>
  );
}
