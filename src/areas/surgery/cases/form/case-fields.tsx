import { NativeSelect, SimpleGrid, Textarea } from '@mantine/core';
import { type FormOf, formOfPart } from '#ui/form/fields/form-of.ts';
import { useRef } from 'react';
import { isInstant } from '#kernel/time/time-zone.ts';
import { DateTimeField } from '#ui/form/fields/date-time-field.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { FoldedPart } from '#ui/form/parts/folded-part.tsx';
import { WholeNumberField } from '#ui/form/fields/whole-number-field.tsx';
import { TheatreSelect } from '../../theatres/form/theatre-select.tsx';
import { movedFasting } from '../booking/fasting.rules.ts';
import { type SurgicalCase, urgencies } from '../case.contract.ts';
import { t } from '../cases.texts.ts';
import type { CaseValues } from './case-form.values.ts';
import { OperationFields } from './operation-fields.tsx';
import { TeamFields } from './team-fields.tsx';

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
  const field = namedFields(form, t);
  return (
    <>
      {!isClosed && <OperationFields form={form} hadSide={stored?.hasSide ?? null} />}
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NativeSelect
          {...field('urgency')}
          data={urgencies.map((value) => ({ value, label: t(`urgency_${value}`) }))}
        />
        <WholeNumberField {...field('estimatedDuration')} />
        <TheatreSelect {...field('theatreId', t('theatre'))} none={t('noTheatre')} />
        <StartField form={form} />
      </SimpleGrid>
      <TeamFields form={form} stored={stored} />
      <DateTimeField {...field('fastingFrom', t('fastingFromField'))} />
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

/** What must be there, and what else there is to say. */
function Needs({ form }: { form: FormOf<CaseValues> }) {
  const field = namedFields(form, t);
  return (
    <FoldedPart title={t('needs')} form={form} fields={['bloodNeeds', 'equipmentNeeds', 'notes']}>
      <Textarea {...field('bloodNeeds')} autosize />
      <Textarea {...field('equipmentNeeds')} autosize />
      <Textarea {...field('notes')} autosize minRows={2} />
    </FoldedPart>
  );
}
