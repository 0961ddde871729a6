import { NativeSelect, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { type FormOf, formOfPart } from '#ui/form/fields/form-of.ts';
import { useRef } from 'react';
import { DateTimeField } from '#ui/form/fields/date-time-field.tsx';
import { FoldedPart } from '#ui/form/parts/folded-part.tsx';
import { WholeNumberField } from '#ui/form/fields/whole-number-field.tsx';
import type { Procedure } from '../../procedures/procedure.contract.ts';
import { ProcedureField } from '../../procedures/form/procedure-field.tsx';
import { TheatreSelect } from '../../theatres/form/theatre-select.tsx';
import { lateralities, type SurgicalCase, urgencies } from '../case.contract.ts';
import { t } from '../cases.texts.ts';
import type { CaseValues } from './case-form.values.ts';
import { PeoplePicker, StaffPicker } from './staff-picker.tsx';

export interface CaseFieldsProps {
  form: { values: CaseValues };
  /** The case that is edited. */
  stored?: SurgicalCase;
  /** The record is closed to this person: what the patient came for is neither shown nor changed. */
  isClosed?: boolean;
}

/** What is typed about a new case and about one that is stored. */
export function CaseFields({ form: whole, stored, isClosed = false }: CaseFieldsProps) {
  const form = formOfPart(whole);
  return (
    <>
      {!isClosed && <Operation form={form} />}
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NativeSelect
          label={t('urgency')}
          data={urgencies.map((value) => ({ value, label: t(`urgency_${value}`) }))}
          {...form.getInputProps('urgency')}
        />
        <WholeNumberField
          label={t('estimatedDuration')}
          required
          {...form.getInputProps('estimatedDuration')}
        />
        <TheatreSelect label={t('theatre')} none={t('noTheatre')} {...form.getInputProps('theatreId')} />
        <DateTimeField label={t('start')} {...form.getInputProps('scheduledStartTime')} />
      </SimpleGrid>
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
      <DateTimeField label={t('fastingFrom')} {...form.getInputProps('fastingFrom')} />
      {!isClosed && <Needs form={form} />}
    </>
  );
}

/** What is done, where and why. */
function Operation({ form }: { form: FormOf<CaseValues> }) {
  const { onChange: _onChange, ...procedure } = form.getInputProps('procedureName');
  // What was changed by hand since stays when the same name is typed once more.
  const filledFrom = useRef<string>(undefined);

  function write(name: string, chosen: Procedure | undefined) {
    form.setFieldValue('procedureName', name);
    form.setFieldValue('procedureId', chosen?.id ?? '');
    if (!chosen || chosen.id === filledFrom.current) return;
    filledFrom.current = chosen.id;
    form.setFieldValue('procedureCode', chosen.code ?? '');
    form.setFieldValue('estimatedDuration', chosen.usualDuration);
  }

  return (
    <>
      <ProcedureField
        label={t('procedure')}
        description={t('procedureHint')}
        required
        {...procedure}
        onChange={write}
      />
      <SimpleGrid cols={{ base: 1, xs: 3 }}>
        <TextInput
          label={t('procedureCode')}
          maxLength={50}
          autoComplete="off"
          {...form.getInputProps('procedureCode')}
        />
        <NativeSelect
          label={t('laterality')}
          data={lateralities.map((value) => ({ value, label: t(`laterality_${value}`) }))}
          {...form.getInputProps('laterality')}
        />
        <TextInput label={t('site')} maxLength={200} autoComplete="off" {...form.getInputProps('site')} />
      </SimpleGrid>
      <TextInput
        label={t('preOpDiagnosis')}
        maxLength={500}
        autoComplete="off"
        {...form.getInputProps('preOpDiagnosis')}
      />
    </>
  );
}

/** What must be there, and what else there is to say. */
function Needs({ form }: { form: FormOf<CaseValues> }) {
  return (
    <FoldedPart title={t('needs')} form={form} fields={['bloodNeeds', 'equipmentNeeds', 'notes']}>
      <Textarea label={t('bloodNeeds')} autosize maxLength={500} {...form.getInputProps('bloodNeeds')} />
      <Textarea
        label={t('equipmentNeeds')}
        autosize
        maxLength={500}
        {...form.getInputProps('equipmentNeeds')}
      />
      <Textarea label={t('notes')} autosize minRows={2} maxLength={2000} {...form.getInputProps('notes')} />
    </FoldedPart>
  );
}
