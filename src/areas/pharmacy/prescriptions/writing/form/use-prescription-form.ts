import { z } from 'zod';
import { useState } from 'react';
import { useCarriedDiagnosis } from '#client/carried.ts';
import { idOf, useSearchParameters } from '#client/search-parameters.ts';
import { useRecordForm } from '#screens/form/use-record-form.tsx';
import { signPrescription } from '../../prescription.calls.ts';
import type { Prescription } from '../../prescription.contract.ts';
import { useKnownStay, useRememberPrescription } from '../../prescription.hooks.ts';
import {
  isBlank,
  newPrescription,
  type PrescriptionFields,
  prescriptionFormSchema,
  type PrescriptionValues,
} from './prescription-form.values.ts';
import { t } from './writing.texts.ts';

export interface WritingAddress {
  patientId?: string | undefined;
  admissionId?: string | undefined;
  consultationId?: string | undefined;
  draftId?: string | undefined;
}

/** The form of a prescription for whom the address names; blank lines are never sent. */
export function usePrescriptionForm(onSigned: (id: string) => void) {
  const [address] = useSearchParameters((raw): WritingAddress => ({
    patientId: idOf(raw['patientId']),
    admissionId: idOf(raw['admissionId']),
    consultationId: idOf(raw['consultationId']),
    draftId: idOf(raw['draftId']),
  }));
  const knownStay = useKnownStay();
  const diagnosis = useCarriedDiagnosis();
  const [schema] = useState(() => withoutBlankLines());
  const { draft } = useRecordForm<Prescription, PrescriptionValues, PrescriptionFields>({
    draftName: ['prescription', address.draftId ?? address.patientId].filter(Boolean).join('.'),
    stored: undefined,
    schema,
    initialValues: newPrescription(address.patientId ?? '', diagnosis),
    create({ weight: weightGrams, reasons, kind: chosen, ...fields }, submission) {
      const { consultationId = null, draftId = null } = address;
      const kind = chosen ?? (knownStay(fields.patientId) ? 'inpatient' : null);
      const given = reasons.filter(({ reason }) => reason.trim() !== '');
      return signPrescription(
        { ...fields, kind, weightGrams, reasons: given, consultationId, draftId },
        submission,
      );
    },
    failed: () => t('failedToSign'),
    refusals: { SAFETY_STOP: () => t('stopped') },
    saved: ({ prescriptionNumber: number }) => t('wasSigned', { number }),
    remember: useRememberPrescription(),
    onSaved: ({ id }) => onSigned(id),
  });
  return { draft, address };
}

/** Blank lines at the end are where the next medicine would be typed. */
function withoutBlankLines(): z.ZodType<PrescriptionFields, PrescriptionValues> {
  return z.preprocess((values) => {
    const { lines, ...others } = values as PrescriptionValues;
    const last = lines.findLastIndex((line) => !isBlank(line));
    return { ...others, lines: lines.slice(0, last + 1) };
  }, prescriptionFormSchema) as unknown as z.ZodType<PrescriptionFields, PrescriptionValues>;
}
