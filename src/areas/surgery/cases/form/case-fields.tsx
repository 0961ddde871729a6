import { NativeSelect, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { type FormOf, formOfPart } from '#ui/form/fields/form-of.ts';
import { useRef, useState } from 'react';
import { isInstant } from '#kernel/time/time-zone.ts';
import { DateTimeField } from '#ui/form/fields/date-time-field.tsx';
import { FoldedPart } from '#ui/form/parts/folded-part.tsx';
import { WholeNumberField } from '#ui/form/fields/whole-number-field.tsx';
import type { Procedure } from '../../procedures/procedure.contract.ts';
import { ProcedureField } from '../../procedures/form/procedure-field.tsx';
import { TheatreSelect } from '../../theatres/form/theatre-select.tsx';
import { movedFasting } from '../booking/fasting.rules.ts';
import { sidesFor } from '../booking/side.rules.ts';
import { type SurgicalCase, urgencies } from '../case.contract.ts';
import { t } from '../cases.texts.ts';
import type { CaseValues } from './case-form.values.ts';
import { SideField } from './side-field.tsx';
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
      {!isClosed && <Operation form={form} hadSide={stored?.hasSide ?? null} />}
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
        <StartField form={form} />
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
      <DateTimeField
        label={t('fastingFrom')}
        description={t('fastingHint')}
        {...form.getInputProps('fastingFrom')}
      />
      {!isClosed && <Needs form={form} />}
    </>
  );
}

/** The start; the time from which the patient fasts moves with it. */
function StartField({ form }: { form: FormOf<CaseValues> }) {
  const { onChange, ...field } = form.getInputProps('scheduledStartTime');
  // While a date is typed the field is empty for a moment: what counts is the start before that.
  const lastStart = useRef(form.values.scheduledStartTime);

  function move(start: string) {
    onChange(start);
    if (!isInstant(start)) return;
    const { fastingFrom } = form.values;
    if (isInstant(lastStart.current) && isInstant(fastingFrom)) {
      form.setFieldValue('fastingFrom', movedFasting(fastingFrom, lastStart.current, start) ?? '');
    }
    lastStart.current = start;
  }

  return <DateTimeField label={t('start')} {...field} onChange={move} />;
}

interface OperationProps {
  form: FormOf<CaseValues>;
  /** Whether the procedure of the stored case has a side; null where nobody has said it. */
  hadSide: boolean | null;
}

/** What is done, where and why. */
function Operation({ form, hadSide }: OperationProps) {
  const [hasSide, setHasSide] = useState(hadSide);
  const { onChange: _onChange, ...procedure } = form.getInputProps('procedureName');
  // What was changed by hand since stays when the same name is typed once more.
  const filledFrom = useRef<string>(undefined);

  function write(name: string, chosen: Procedure | undefined) {
    form.setFieldValue('procedureName', name);
    form.setFieldValue('procedureId', chosen?.id ?? '');
    followSide(chosen?.hasSide ?? null);
    if (!chosen || chosen.id === filledFrom.current) return;
    filledFrom.current = chosen.id;
    form.setFieldValue('procedureCode', chosen.code ?? '');
    form.setFieldValue('estimatedDuration', chosen.usualDuration);
  }

  /** A procedure without a side says so by itself; the side of another procedure is chosen anew. */
  function followSide(next: boolean | null) {
    if (next === hasSide) return;
    setHasSide(next);
    const choices: readonly string[] = sidesFor(next);
    if (next === false) form.setFieldValue('laterality', 'not_applicable');
    else if (hasSide === false || !choices.includes(form.values.laterality)) {
      form.setFieldValue('laterality', '');
    }
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
        <SideField hasSide={hasSide} {...form.getInputProps('laterality')} />
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
