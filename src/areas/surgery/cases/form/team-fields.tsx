import { SimpleGrid } from '@mantine/core';
import { formOfPart } from '#ui/form/fields/form-of.ts';
import { namedFields } from '#ui/form/schema/named-fields.ts';
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
  const field = namedFields(form, t);
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }}>
      <StaffPicker {...field('surgeonId', t('surgeon'))} part="surgeon" known={stored?.surgeon} />
      <StaffPicker
        {...field('assistantSurgeonId', t('assistantSurgeon'))}
        part="assistant"
        known={stored?.assistantSurgeon}
      />
      <StaffPicker
        {...field('anesthesiologistId', t('anesthesiologist'))}
        part="anesthesiologist"
        known={stored?.anesthesiologist}
      />
      <PeoplePicker {...field('nurseIds', t('nurses'))} part="nurse" most={10} known={stored?.nurses ?? []} />
    </SimpleGrid>
  );
}
