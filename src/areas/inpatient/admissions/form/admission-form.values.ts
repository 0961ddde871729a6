import { z } from 'zod';
import { lateReasonText } from '#areas/settings/late-reason.public.ts';
import { freeText } from '#kernel/text.ts';
import { optionalInstantText } from '#kernel/time/instant-text.ts';
import { emptyValues, storedValues } from '#ui/form/schema/first-values.ts';
import { type Admission, admissionFields, admitPatient } from '../admission.contract.ts';

/** '' for a field that was left empty. */
const orNothing = <Schema extends z.ZodType>(schema: Schema) =>
  z.union([z.literal('').transform(() => null), schema]);

const shared = {
  admissionType: admissionFields.admissionType,
  admissionSource: admissionFields.admissionSource,
  admittedAt: optionalInstantText(),
  admittingDoctor: admissionFields.admittingDoctor,
  attendingDoctor: admissionFields.attendingDoctor,
  primaryDiagnosis: admissionFields.primaryDiagnosis,
  secondaryDiagnoses: admissionFields.secondaryDiagnoses,
  estimatedDischargeDate: orNothing(z.iso.date()),
  admissionNotes: admissionFields.admissionNotes,
  precautions: admissionFields.precautions,
};

/** The server's own rules for the fields of a new admission. */
export const newAdmissionSchema = z.strictObject({
  ...shared,
  patientId: admitPatient.input.shape.patientId,
  bedId: z.union([z.literal('').transform(() => undefined), z.uuid()]),
  placementReason: freeText(500).transform((text) => text || undefined),
  placedAt: shared.admittedAt,
  lateReason: lateReasonText(),
});

const saved = z.strictObject({ ...shared, admittedAt: admissionFields.admittedAt });

/** The same for one that stands. */
export const admissionSchema = saved.extend({
  /** Left out before the ward has received the patient. */
  receivedAt: shared.admittedAt,
  lateReason: lateReasonText(),
});

export type NewAdmissionValues = z.input<typeof newAdmissionSchema> & Record<string, unknown>;
export type NewAdmissionFields = z.output<typeof newAdmissionSchema>;
/** What both forms hold. */
export type SharedValues = z.input<typeof saved> & Record<string, unknown>;
export type AdmissionValues = z.input<typeof admissionSchema> & Record<string, unknown>;

/** The first values of a new admission, as the documents have them. */
export function newValues({ patientId = '', bedId = '' }): NewAdmissionValues {
  return emptyValues(newAdmissionSchema, {
    patientId,
    bedId,
    admissionType: 'elective',
    admissionSource: 'opd',
  });
}

/** What a stored admission shows in the form. */
export function valuesOf(admission: Admission): AdmissionValues {
  return storedValues(admissionSchema, admission, { lateReason: '' });
}
