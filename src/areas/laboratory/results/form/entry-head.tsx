import { Alert, SimpleGrid, Text } from '@mantine/core';
import { birthWords } from '#areas/patients/patient-words.public.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Fact } from '#ui/page/fact.tsx';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import { patientName } from '../../laboratory/laboratory.words.ts';
import { doctorWords, priorityTone } from '../../orders/lab-order.words.ts';
import { t as orders } from '../../orders/lab-orders.texts.ts';
import { ageAt } from '../../ranges/age.ts';
import type { Subject } from '../../ranges/range-choice.ts';
import type { OpenedSheet } from '../lab-result.contract.ts';
import { t } from '../lab-results.texts.ts';

/** Whose results are entered, of which order and specimen: looked at before anything is typed. */
export function EntryHead({ sheet, subject }: { sheet: OpenedSheet; subject: Subject | null }) {
  const format = useFormat();
  const { order } = sheet;
  const { patient, orderNumber, priority, collectedAt } = order;
  return (
    <>
      <SimpleGrid component="dl" cols={{ base: 1, xs: 2 }} spacing="xs" m={0}>
        <Fact label={t('patient')}>
          <Text span fw={700}>
            {patientName(patient)}
          </Text>{' '}
          ({patient.patientNumber})
          <br />
          {subject && sheet.patient ? personWords(subject, birthWords(sheet.patient, format)) : t('closed')}
        </Fact>
        <Fact label={t('order')}>
          {orderNumber}{' '}
          <StatusBadge tone={priorityTone[priority]}>{orders(`priority_${priority}`)}</StatusBadge>
          <br />
          {format.dateTime(order.orderedAt)} · {doctorWords(order)}
        </Fact>
        <Fact label={t('collected')}>{collectedAt ? format.dateTime(collectedAt) : t('notCollected')}</Fact>
      </SimpleGrid>
      {order.notes && <Alert>{order.notes}</Alert>}
    </>
  );
}

function personWords(subject: Subject, birth: string): string {
  const { unit, count } = ageAt(subject);
  return t('person', { sex: t(`sex_${subject.sex}`), age: t(`age_${unit}`, { count }), birth });
}
