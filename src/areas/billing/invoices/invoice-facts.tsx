import { Anchor, Paper, SimpleGrid, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useId, type ReactNode } from 'react';
import { ReferrerName } from '#areas/referrals/referrals-web.public.ts';
import { useMay } from '#client/session.ts';
import { type Format, useFormat } from '#ui/i18n/format-provider.tsx';
import { patientName } from './invoice-words.ts';
import type { Invoice } from './invoice.contract.ts';
import { t } from './invoices.texts.ts';

/** Whose invoice it is, and the times of its life. */
export function InvoiceFacts({ invoice, badge }: { invoice: Invoice; badge: ReactNode }) {
  const format = useFormat();
  const titleId = useId();
  const may = useMay();
  const referrerId = may('referrals.read') ? invoice.referrerId : null;
  const facts: [label: string, value: ReactNode][] = [
    [t('patient'), <PatientLink key="patient" invoice={invoice} />],
    [t('status'), badge],
    [t('created'), `${format.dateTime(invoice.createdAt)}, ${invoice.createdByName}`],
    [t('dueDate'), format.date(invoice.dueDate)],
    ...timesOf(invoice, format),
    ...(referrerId
      ? [[t('referrer'), <ReferrerName key="referrer" referrerId={referrerId} />] as [string, ReactNode]]
      : []),
    ...(invoice.notes ? [[t('notes'), invoice.notes] as [string, ReactNode]] : []),
  ];
  return (
    <Paper component="section" withBorder p="md" aria-labelledby={titleId}>
      <Title order={2} size="h4" mb="md" id={titleId}>
        {t('invoicePart')}
      </Title>
      <SimpleGrid component="dl" cols={{ base: 1, xs: 2, md: 3 }} spacing="md" verticalSpacing="sm" m={0}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <Text component="dt" size="sm" c="dimmed">
              {label}
            </Text>
            <Text component="dd" m={0} style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
              {value}
            </Text>
          </div>
        ))}
      </SimpleGrid>
    </Paper>
  );
}

function timesOf({ sentAt, paidAt, voidedAt }: Invoice, { dateTime }: Format): [string, ReactNode][] {
  const times: [string, string | null][] = [
    [t('sentAt'), sentAt],
    [t('paidAt'), paidAt],
    [t('voidedAt'), voidedAt],
  ];
  return times.flatMap(([label, at]) => (at === null ? [] : [[label, dateTime(at)] as [string, ReactNode]]));
}

function PatientLink({ invoice }: { invoice: Invoice }) {
  const may = useMay();
  const name = patientName(invoice);
  if (!may('patients.read')) return name;
  return (
    <Anchor component={Link} to={`/dashboard/patients/${invoice.patient.id}`}>
      {name}
    </Anchor>
  );
}
