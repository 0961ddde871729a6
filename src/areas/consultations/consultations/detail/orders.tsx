import { Group, List, Paper, Text, Title } from '@mantine/core';
import { Link } from '#client/link.tsx';
import { SlotView, useFillings } from '#client/registration/slot-view.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { inBoundary } from '#ui/state/crash/in-boundary.tsx';
import { consultationOrdersSlot } from '../../consultations-web.public.ts';
import type { Consultation, ConsultationNote } from '../consultation.contract.ts';
import { t } from '../consultations.texts.ts';

export interface OrdersProps {
  consultation: Consultation;
  /** What is written so far, or was signed. */
  content: Pick<ConsultationNote, 'reason'> & {
    diagnoses: readonly Pick<ConsultationNote['diagnoses'][number], 'title' | 'isPrimary'>[];
  };
}

/** What was ordered in this consultation, and what other areas let a doctor order from here. */
export function Orders({ consultation, content }: OrdersProps) {
  const fillings = useFillings(consultationOrdersSlot);
  const { id: consultationId, patient, appointmentId, status, orders } = consultation;
  if (fillings.length === 0 && orders.length === 0) return null;
  const titles = content.diagnoses
    .toSorted((one, other) => Number(other.isPrimary) - Number(one.isPrimary))
    .map(({ title }) => title.trim());
  const written = { reason: content.reason, diagnosis: titles.filter(Boolean).join('; ') };
  return (
    <Paper component="section" withBorder p="md" aria-labelledby="consultation-orders">
      <Title order={2} size="h4" mb="sm" id="consultation-orders">
        {t('orders')}
      </Title>
      {orders.length > 0 && <Ordered orders={orders} />}
      <Group gap="sm">
        <SlotView
          slot={consultationOrdersSlot}
          props={{
            ...{ consultationId, patientId: patient.id, appointmentId, isSigned: status === 'signed' },
            ...written,
          }}
          wrap={inBoundary}
        />
      </Group>
    </Paper>
  );
}

function Ordered({ orders }: Pick<Consultation, 'orders'>) {
  const { dateTime } = useFormat();
  return (
    <List listStyleType="none" spacing="xs" mb="sm" aria-label={t('ordered')}>
      {orders.map(({ kind, id, number, names, at, link }) => (
        <List.Item key={id}>
          <Link to={link}>{number}</Link>{' '}
          <span style={{ overflowWrap: 'anywhere' }}>
            {t(`ordered_${kind}`, { names: names.join(', ') })}
          </span>
          <Text size="xs" c="dimmed">
            {dateTime(at)}
          </Text>
        </List.Item>
      ))}
    </List>
  );
}
