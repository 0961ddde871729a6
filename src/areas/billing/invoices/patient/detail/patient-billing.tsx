import { orRestricted } from '#areas/patients/patient-words.public.ts';
import { Anchor, Button, Group, List, Paper, Stack, Text, Title } from '@mantine/core';
import type { PatientTimelineProps } from '#areas/patients/patients-web.public.ts';
import { Link } from '#client/link.tsx';
import { useMay, usePerson } from '#client/session.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { QueryStatus } from '#ui/state/query-status.tsx';
import type { InvoiceSummary } from '../../invoice.contract.ts';
import { useOrdersToBill, usePatientBills } from '../../invoice.hooks.ts';
import { InvoiceBadge } from '../../list/invoice-badge.tsx';
import type { PatientBills } from '../patient-bills.contract.ts';
import { t } from '../patient-bills.texts.ts';

const maxOrdersShown = 5;

/** What a patient was billed and what is due, below the patient's record, with the way to the next invoice. */
export function PatientBilling({ patientId }: PatientTimelineProps) {
  const mayWrite = useMay()('billing.write');
  const query = usePatientBills(patientId);
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="patient-billing">
      <Group justify="space-between" mb="md">
        <Title order={2} size="h4" id="patient-billing">
          {t('title')}
        </Title>
        {mayWrite && (
          <Button
            renderRoot={(props) => <Link {...props} to="/dashboard/billing/new" search={{ patientId }} />}
            variant="default"
            size="xs"
            leftSection={<Icon name="plus" size={16} />}
          >
            {t('createInvoice')}
          </Button>
        )}
      </Group>
      <QueryStatus query={query} failed={t('failedToLoad')} />
      <Stack gap="md">
        {query.data && <Bills patientId={patientId} bills={query.data} />}
        {mayWrite && <OrdersToBill patientId={patientId} />}
      </Stack>
    </Paper>
  );
}

function Bills({ patientId, bills: { rows, hasMore, due } }: { patientId: string; bills: PatientBills }) {
  const { money } = useFormat();
  if (rows.length === 0) return <Text c="dimmed">{t('none')}</Text>;
  const amounts = due.map(({ currencyCode, dueMinor }) => money(dueMinor, currencyCode));
  return (
    <>
      <Text fw={600}>{due.length === 0 ? t('nothingDue') : t('due', { amount: amounts.join(', ') })}</Text>
      <List listStyleType="none" spacing="sm">
        {rows.map((invoice) => (
          <List.Item key={invoice.id} styles={{ itemWrapper: { display: 'block' } }}>
            <Bill invoice={invoice} />
          </List.Item>
        ))}
      </List>
      {hasMore && (
        <Anchor
          renderRoot={(props) => <Link {...props} to="/dashboard/billing" search={{ patientId }} />}
          size="sm"
        >
          {t('all')}
        </Anchor>
      )}
    </>
  );
}

function Bill({ invoice }: { invoice: InvoiceSummary }) {
  const { id, invoiceNumber, createdAt, currencyCode, totalMinor, dueMinor, status } = invoice;
  const { date, money } = useFormat();
  const parts = [date(createdAt), money(totalMinor, currencyCode)];
  if (dueMinor > 0) parts.push(t('dueOf', { amount: money(dueMinor, currencyCode) }));
  return (
    <Group justify="space-between" gap="xs">
      <div>
        <Anchor component={Link} to={`/dashboard/billing/${id}`} fw={550}>
          {invoiceNumber}
        </Anchor>
        <Text size="sm" c="dimmed">
          {parts.join(' · ')}
        </Text>
      </div>
      <InvoiceBadge status={status} />
    </Group>
  );
}

function OrdersToBill({ patientId }: { patientId: string }) {
  const { money } = useFormat();
  const { currencyCode } = usePerson().tenant;
  const { data } = useOrdersToBill({ patientId, limit: maxOrdersShown });
  if (!data || data.rows.length === 0) return null;
  return (
    <section aria-label={t('toBill')}>
      <Title order={3} size="h6" mb="xs">
        {t('toBill')}
      </Title>
      <List listStyleType="none" spacing="sm">
        {data.rows.map(({ id, orderNumber: order, tests, totalMinor }) => (
          <List.Item key={id} styles={{ itemWrapper: { display: 'block' } }}>
            <Anchor
              renderRoot={(props) => (
                <Link {...props} to="/dashboard/billing/new" search={{ labOrderId: id }} />
              )}
              fw={550}
            >
              {t('bill', { order })}
            </Anchor>
            <Text size="sm" c="dimmed">
              {tests.length === 0 ? orRestricted(null) : tests.map(({ name }) => name).join(', ')} ·{' '}
              {money(totalMinor, currencyCode)}
            </Text>
          </List.Item>
        ))}
      </List>
    </section>
  );
}
