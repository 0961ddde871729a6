import { Alert, Box } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Submission } from '#client/remote.ts';
import { type RawSearch, textOf, useSearchParameters } from '#client/search-parameters.ts';
import { usePerson } from '#client/session.ts';
import { isUuid } from '#kernel/ids.ts';
import { dateIn } from '#kernel/time-zone.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { FormBody } from '#ui/form/form-body.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { BackToBilling } from '../back-to-billing.tsx';
import { createInvoice } from '../invoice-calls.ts';
import type { Invoice } from '../invoice.contract.ts';
import { useRememberInvoice } from '../invoice.hooks.ts';
import { failureWords } from './failure-words.ts';
import { invoiceFormSchema, newValues } from './form-values.ts';
import { InvoiceFields } from './invoice-fields.tsx';
import { t } from './invoice-form.texts.ts';

const usualDays = 14;
const dayMs = 86_400_000;

/** Who and what an invoice is made for, as it stands in the address. */
function readStart(raw: RawSearch) {
  return { patientId: idOf(raw['patientId']), appointmentId: idOf(raw['appointmentId']) };
}

function idOf(raw: unknown): string | undefined {
  const text = textOf(raw);
  return text !== undefined && isUuid(text) ? text : undefined;
}

/** Makes an invoice: for the patient or the appointment in the address, or for whom the clerk chooses. */
export function NewInvoiceScreen() {
  const { tenant } = usePerson();
  const navigate = useNavigate();
  const remember = useRememberInvoice();
  const [{ patientId, appointmentId }] = useSearchParameters(readStart);
  const [today] = useState(() => dateIn(tenant.timeZone, new Date()));
  const [schema] = useState(() => invoiceFormSchema(tenant.currencyCode, today));

  const draft = useDraftForm({
    schema,
    initialValues: newValues({
      patientId: patientId ?? '',
      taxBasisPoints: tenant.taxRateBasisPoints,
      dueDate: new Date(Date.parse(today) + usualDays * dayMs).toISOString().slice(0, 10),
    }),
    draftKey: ['invoice.new', patientId, appointmentId].filter(Boolean).join('.'),
    save: (written, submissionKey) =>
      createInvoice({ ...written, ...(appointmentId && { appointmentId }) }, new Submission(submissionKey)),
    describeFailure: (error) => failureWords(t('failedToCreate'), error),
    onSaved(invoice: Invoice) {
      remember(invoice);
      const number = invoice.invoiceNumber;
      notifySuccess(t(invoice.status === 'draft' ? 'wasCreated' : 'wasCreatedSent', { number }));
      void navigate({ to: `/dashboard/billing/${invoice.id}`, replace: true });
    },
  });

  return (
    <Box maw={980}>
      <PageHeader title={t('titleNew')} back={<BackToBilling />} />
      <FormBody
        draft={draft}
        submitLabel={t(draft.form.values.send ? 'saveAndSend' : 'saveDraft')}
        onCancel={() => void navigate({ to: '/dashboard/billing' })}
      >
        {appointmentId && (
          <Alert color="blue" icon={<Icon name="calendar" />}>
            {t('forAppointment')}
          </Alert>
        )}
        <InvoiceFields form={draft.form} currencyCode={tenant.currencyCode} today={today} />
      </FormBody>
    </Box>
  );
}
