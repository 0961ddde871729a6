import { Alert, Anchor, Box } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Submission } from '#client/remote.ts';
import { type RawSearch, textOf, useSearchParameters } from '#client/search-parameters.ts';
import { usePerson } from '#client/session.ts';
import { isUuid } from '#kernel/ids.ts';
import { dateIn } from '#kernel/time-zone.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { FormBody } from '#ui/form/form-body.tsx';
import { moneyText } from '#ui/form/typed-money.ts';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { LoadingSkeleton } from '#ui/state/skeletons.tsx';
import { BackToBilling } from '../back-to-billing.tsx';
import { createInvoice } from '../invoice-calls.ts';
import type { Invoice, InvoiceProposal } from '../invoice.contract.ts';
import { useInvoiceProposal, useRememberInvoice } from '../invoice.hooks.ts';
import { failureWords } from './failure-words.ts';
import { emptyItem, invoiceFormSchema, newValues } from './form-values.ts';
import { InvoiceFields } from './invoice-fields.tsx';
import { t } from './invoice-form.texts.ts';

const usualDays = 14;
const dayMs = 86_400_000;

/** Who and what an invoice is made for, as it stands in the address. */
function readStart(raw: RawSearch) {
  return {
    patientId: idOf(raw['patientId']),
    appointmentId: idOf(raw['appointmentId']),
    labOrderId: idOf(raw['labOrderId']),
  };
}

function idOf(raw: unknown): string | undefined {
  const text = textOf(raw);
  return text !== undefined && isUuid(text) ? text : undefined;
}

/** Makes an invoice: for the patient, appointment or laboratory order in the address, or for whom the clerk chooses. */
export function NewInvoiceScreen() {
  const [start] = useSearchParameters(readStart);
  const proposal = useInvoiceProposal(start.labOrderId);
  return (
    <Box maw={980}>
      <PageHeader title={t('titleNew')} back={<BackToBilling />} />
      {start.labOrderId === undefined ? (
        <NewInvoiceForm key={Object.values(start).join()} start={start} />
      ) : (
        <ForLabOrder proposal={proposal} />
      )}
    </Box>
  );
}

function ForLabOrder({ proposal }: { proposal: ReturnType<typeof useInvoiceProposal> }) {
  const { data, isFetching, refetch, error } = proposal;
  if (data?.standing) {
    const { invoiceId, invoiceNumber } = data.standing;
    return (
      <Alert color="yellow" icon={<Icon name="alert" />}>
        {t('isBilled', { order: data.orderNumber })}{' '}
        <Anchor component={Link} to={`/dashboard/billing/${invoiceId}`}>
          {invoiceNumber}
        </Anchor>
      </Alert>
    );
  }
  if (data?.isCancelled) {
    return (
      <Alert color="yellow" icon={<Icon name="alert" />}>
        {t('isCancelled', { order: data.orderNumber })}
      </Alert>
    );
  }
  if (data)
    return (
      <NewInvoiceForm start={{ patientId: data.patient.id, labOrderId: data.labOrderId }} proposal={data} />
    );
  if (error) return <ErrorPanel message={t('failedToLoadOrder')} onRetry={refetch} isRetrying={isFetching} />;
  return <LoadingSkeleton lines={8} />;
}

interface NewInvoiceFormProps {
  start: {
    patientId?: string | undefined;
    appointmentId?: string | undefined;
    labOrderId?: string | undefined;
  };
  proposal?: InvoiceProposal;
}

function NewInvoiceForm({ start, proposal }: NewInvoiceFormProps) {
  const { tenant } = usePerson();
  const navigate = useNavigate();
  const remember = useRememberInvoice();
  const [today] = useState(() => dateIn(tenant.timeZone, new Date()));
  const [schema] = useState(() => invoiceFormSchema(tenant.currencyCode, today));
  const { patientId = '', appointmentId, labOrderId } = start;

  const draft = useDraftForm({
    schema,
    initialValues: newValues({
      patientId,
      taxBasisPoints: tenant.taxRateBasisPoints,
      dueDate: new Date(Date.parse(today) + usualDays * dayMs).toISOString().slice(0, 10),
      items: proposal?.items.map(({ name, priceMinor }) => ({
        ...emptyItem,
        name,
        price: moneyText(priceMinor, tenant.currencyCode),
      })),
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
      <SourceNotice appointmentId={appointmentId} orderNumber={proposal?.orderNumber} />
      <InvoiceFields
        form={draft.form}
        currencyCode={tenant.currencyCode}
        today={today}
        {...(proposal && { patient: proposal.patient })}
      />
    </FormBody>
  );
}

interface SourceNoticeProps {
  appointmentId: string | undefined;
  orderNumber: string | undefined;
}

function SourceNotice({ appointmentId, orderNumber }: SourceNoticeProps) {
  if (orderNumber !== undefined) {
    return (
      <Alert color="blue" icon={<Icon name="flask" />}>
        {t('forLabOrder', { order: orderNumber })}
      </Alert>
    );
  }
  if (appointmentId === undefined) return null;
  return (
    <Alert color="blue" icon={<Icon name="calendar" />}>
      {t('forAppointment')}
    </Alert>
  );
}
