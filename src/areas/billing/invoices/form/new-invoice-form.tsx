import { useNavigate } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { usePerson } from '#client/session.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import { useRecordForm } from '#screens/form/use-record-form.tsx';
import { FormBody } from '#ui/form/form-body.tsx';
import {
  SecondPersonFields,
  secondPersonRefusals,
  useSecondPerson,
} from '../../limits/form/second-person-fields.tsx';
import { createInvoice } from '../invoice.calls.ts';
import type { Invoice } from '../invoice.contract.ts';
import { useRememberInvoice } from '../invoice.hooks.ts';
import { invoiceRefusals } from '../invoice.words.ts';
import { InvoiceFields, type InvoiceFieldsProps } from './invoice-fields.tsx';
import { t } from './invoice-form.texts.ts';
import { invoiceFormSchema, type ItemValues, newValues } from './invoice-form.values.ts';

const defaultDaysToPay = 14;
const dayMs = 86_400_000;

/** What a new invoice begins with. */
interface InvoiceStart {
  patientId?: string | undefined;
  /** Given where the patient cannot be changed. */
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
  const [today] = useState(() => dateIn(tenant.timeZone, new Date()));
  const [schema] = useState(() => invoiceFormSchema(tenant.currencyCode, today));
  const { patientId = '', patient, appointmentId, labOrderId, items } = start;
  const second = useSecondPerson();
  const { draft } = useRecordForm({
    draftName: ['invoice', patientId, appointmentId, labOrderId].filter(Boolean).join('.'),
    stored: undefined as Invoice | undefined,
    schema,
    initialValues: newValues({
      patientId,
      taxBasisPoints: tenant.taxRateBasisPoints,
      dueDate: new Date(Date.parse(today) + defaultDaysToPay * dayMs).toISOString().slice(0, 10),
      items,
    }),
    create: (written, submission) =>
      createInvoice(
        {
          ...written,
          ...(appointmentId && { appointmentId }),
          ...(labOrderId && { labOrderId }),
          ...second.fields,
        },
        submission,
      ),
    failed: () => t('failedToCreate'),
    refusals: { ...invoiceRefusals, ...secondPersonRefusals },
    onRefused: second.note,
    saved: ({ status, invoiceNumber: number }) =>
      t(status === 'draft' ? 'wasCreated' : 'wasCreatedSent', { number }),
    remember: useRememberInvoice(),
    onSaved: ({ id, status }) =>
      void navigate({
        href: `/dashboard/billing/${id}${status === 'sent' ? '?next=pay' : ''}`,
        replace: true,
      }),
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
      <SecondPersonFields second={second} errors={draft.form.errors} />
    </FormBody>
  );
}
