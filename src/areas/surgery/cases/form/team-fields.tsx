import { SimpleGrid } from '@mantine/core';
import { formOfPart } from '#ui/form/fields/form-of.ts';
import type { SurgicalCase } from '../case.contract.ts';
import { t } from '../cases.texts.ts';
import type { CaseValues } from './case-form.values.ts';
import { PeoplePicker, StaffPicker } from './staff-picker.tsx';

interface TeamFieldsProps {
  form: { values: Pick<CaseValues, 'surgeonId' | 'assistantSurgeonId' | 'anesthesiologistId' | 'nurseIds'> };
  /** The case that is edited. */
  stored?: SurgicalCase | undefined;
}

/** Who operates, assists, gives the anaesthesia and nurses. */
export function TeamFields({ form: whole, stored }: TeamFieldsProps) {
  const form = formOfPart(whole);
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }}>
      <StaffPicker
        part="surgeon"
        label={t('surgeon')}
        required
        known={stored?.surgeon}
        {...form.getInputProps('surgeonId')}
      />
      <StaffPicker
        part="assistant"
        label={t('assistantSurgeon')}
        known={stored?.assistantSurgeon}
        {...form.getInputProps('assistantSurgeonId')}
      />
      <StaffPicker
        part="anesthesiologist"
        label={t('anesthesiologist')}
        known={stored?.anesthesiologist}
        {...form.getInputProps('anesthesiologistId')}
      />
      <PeoplePicker
        part="nurse"
        most={10}
        label={t('nurses')}
        known={stored?.nurses ?? []}
        {...form.getInputProps('nurseIds')}
      />
    </SimpleGrid>
  );
}
