import { Radio, SimpleGrid } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import type { WritingPatient } from '../writing.contract.ts';
import type { PrescriptionValues } from './prescription-form.values.ts';
import { t } from './writing.texts.ts';

export interface PrescribedForProps {
  stay: WritingPatient['stay'];
  chosen: PrescriptionValues['kind'];
  field: GetInputPropsReturnType;
}

/** Asks of somebody who is admitted who gives it: an order to take home never reaches the nurse. */
export function PrescribedFor({ stay, chosen, field }: PrescribedForProps) {
  // Somebody who was admitted or went home since the form was opened: the server says so at this field.
  const isAsked = stay !== null || chosen !== '' || Boolean(field.error);
  if (!isAsked) return null;
  return (
    <Radio.Group {...field} label={t('prescribedFor')} required value={chosen || (stay ? 'inpatient' : '')}>
      <SimpleGrid cols={{ base: 1, sm: 2 }} mt="xs" mb={4}>
        <Radio value="inpatient" label={t('kind_inpatient')} description={wordsOf(stay)} />
        <Radio value="outpatient" label={t('kind_outpatient')} description={t('toTakeHome')} />
      </SimpleGrid>
    </Radio.Group>
  );
}

function wordsOf(stay: WritingPatient['stay']): string | undefined {
  if (!stay) return undefined;
  const { bed, admissionNumber: number } = stay;
  return bed ? t('forWard', { ward: bed.wardName, bed: bed.bedNumber }) : t('forStay', { number });
}
