import type { KeepableOptions } from '#client/unsent/keepable-write.ts';
import { fullName } from '#areas/patients/patient-words.public.ts';
import type { DoseAsked } from '../../mar/mar.hooks.ts';
import { dosageWords } from '../dosage.words.ts';
import type { DoseToGive } from '../administration.contract.ts';
import { t } from '../administration.texts.ts';
import type { AdministerValues } from './administer-form.values.ts';

interface TypedDose {
  asked: DoseAsked;
  known: DoseToGive;
  /** What stands in the fields, for the form that corrects it. */
  values: AdministerValues;
  dateTime: (instant: string) => string;
}

/** What a dose that cannot be recorded yet is called, and where it is corrected. */
export function unsentDose({
  asked,
  known,
  values,
  dateTime,
}: TypedDose): Omit<KeepableOptions, 'submissionKey' | 'corrects'> {
  const { patient } = known;
  const { order } = patient;
  const due = order?.dose?.scheduledTime;
  const facts = {
    medicine: [order?.medicationName, dosageWords(order?.dosage, order?.baseUnit)]
      .filter(Boolean)
      .join(' · '),
    status: t(`decided_${values.status}`),
  };
  const words =
    due === undefined ? t('typedAsNeeded', facts) : t('typedDose', { ...facts, time: dateTime(due) });
  const { doseId, doseLineId = '' } = asked;
  const place = doseId === undefined ? `asNeeded=${doseLineId}` : `give=${doseId}`;
  return {
    patientId: patient.id,
    patientName: fullName(patient),
    words,
    form: {
      address: `/dashboard/nursing/mar?${place}`,
      draftKey: draftKeyOfDose(asked),
      values: { ...values },
    },
  };
}

/** The draft of what is said of a dose. */
export function draftKeyOfDose({ doseId, doseLineId = '' }: DoseAsked): string {
  return `dose.${doseId ?? doseLineId}`;
}
