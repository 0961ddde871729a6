import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { ReferrerName } from '#areas/referrals/referrals-web.public.ts';
import { Link } from '#client/link.tsx';
import { useMay } from '#client/session.ts';
import { type Format, useFormat } from '#ui/i18n/format-provider.tsx';
import { FactPanel, type NamedFact } from '#ui/page/fact-panel.tsx';
import { patientName } from '../invoice.words.ts';
import type { Invoice } from '../invoice.contract.ts';
import { t } from '../invoices.texts.ts';

/** Whose invoice it is, and when it was made, sent, paid or voided. */
export function InvoiceFacts({ invoice, badge }: { invoice: Invoice; badge: ReactNode }) {
  const format = useFormat();
  const may = useMay();
  const referrerId = may('referrals.read') ? invoice.referrerId : null;
  const facts: NamedFact[] = [
    [t('patient'), <PatientLink key="patient" invoice={invoice} />],
    [t('status'), badge],
    [t('created'), `${format.dateTime(invoice.createdAt)}, ${invoice.createdByName}`],
    [t('dueDate'), format.date(invoice.dueDate)],
    ...timesOf(invoice, format),
    ...(referrerId
      ? [[t('referrer'), <ReferrerName key="referrer" referrerId={referrerId} />] as NamedFact]
      : []),
    ...(invoice.notes ? [[t('notes'), invoice.notes] as NamedFact] : []),
  ];
  return <FactPanel title={t('invoicePart')} facts={facts} />;
}

function timesOf({ sentAt, paidAt, voidedAt }: Invoice, { dateTime }: Format): NamedFact[] {
  const times: [string, string | null][] = [
    [t('sentAt'), sentAt],
    [t('paidAt'), paidAt],
    [t('voidedAt'), voidedAt],
  ];
  return times.flatMap(([label, at]) => (at === null ? [] : [[label, dateTime(at)] as NamedFact]));
}

function PatientLink({ invoice }: { invoice: Invoice }) {
  const may = useMay();
  const name = patientName(invoice);
  if (!invoice.patient || !may('patients.read')) return name;
  return (
    <Anchor component={Link} to={`/dashboard/patients/${invoice.patient.id}`}>
      {name}
    </Anchor>
  );
}
