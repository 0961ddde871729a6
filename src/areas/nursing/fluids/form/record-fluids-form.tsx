import { useState } from 'react';
import { PatientPicker } from '#areas/patients/patient-picker.public.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { DateTimeField } from '#ui/form/fields/date-time-field.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { shiftAt } from '../day/shift.rules.ts';
import { recordFluids } from '../fluid.calls.ts';
import type { FluidRecord } from '../fluid.contract.ts';
import { useFluidChart, useRefreshFluids } from '../fluid.hooks.ts';
import { balanceWords, patientName as nameOf } from '../fluid.words.ts';
import { t } from '../fluids.texts.ts';
import { AmountFields } from './amount-fields.tsx';
import { emptyRecord, type FluidValues, type RecordOutput, recordSchema } from './fluid-form.values.ts';
import { draftKeyOfRecord, unsentFluids } from './unsent-fluids.ts';

type Values = FluidValues & { patientId: string } & Record<string, unknown>;

export interface RecordFluidsFormProps {
  /** Left out, somebody is chosen in the form. */
  patientId?: string | undefined;
  /** That patient where the screen knows them: without a network nobody else can name them. */
  known?: FluidRecord['patient'] | undefined;
  onClose: () => void;
}

/** One record of intake and output with all of its amounts. */
export function RecordFluidsForm({ patientId = '', known, onClose }: RecordFluidsFormProps) {
  const { tenant } = useFormat();
  const refresh = useRefreshFluids();
  const [shiftType] = useState(() => shiftAt(tenant.timeZone, new Date().toISOString()));
  const [chosen, setChosen] = useState<{ firstName: string; lastName: string } | undefined>(known);
  const chart = useFluidChart(chosen ? '' : patientId).data;
  const named = chosen ?? chart?.patient;
  const draft = useDraftForm<Values, RecordOutput, FluidRecord | undefined>({
    schema: recordSchema,
    initialValues: { ...emptyRecord(shiftType), patientId },
    draftKey: draftKeyOfRecord(patientId),
    save(fields, submissionKey, corrects) {
      const patientName = named ? nameOf(named) : t('patient');
      const words = unsentFluids({ fields, values: draft.form.values, patientName });
      return recordFluids(fields, { ...words, submissionKey, corrects });
    },
    describeFailure: (error) => failureWords(t('failedToRecord'), error),
    onSaved(record) {
      if (record) {
        refresh();
        const balance = balanceWords(record.balance ?? 0);
        notifySuccess(t('wasRecorded', { patient: nameOf(record.patient), balance }));
      }
      onClose();
    },
  });
  const { form } = draft;
  const field = namedFields(form, t);
  return (
    <FormModal title={t('record')} draft={draft} onClose={onClose} submitLabel={t('record')}>
      <PatientPicker
        {...field('patientId', t('patient'))}
        known={known}
        {...(patientId === '' && { 'data-autofocus': true })}
        onChange={(id, picked) => {
          setChosen(picked);
          form.setFieldValue('patientId', id);
        }}
      />
      <AmountFields form={form} />
      <DateTimeField {...field('recordedAt')} />
    </FormModal>
  );
}
