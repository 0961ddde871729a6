import { z } from 'zod';
import { namedPatient } from '#kernel/care/named-patient.ts';
import { withheld, withheldList } from '#kernel/access/withheld.ts';
import { defineCall } from '#kernel/define-call.ts';
import { dateText } from '#kernel/time/date-text.ts';
import { scaleDecision } from '../scale/saturation-scale.contract.ts';
import { exampleVitalSigns, vitalSigns, vitalsReaders, vitalsWork } from '../signs/vital-signs.contract.ts';

/** The most sets that one chart holds: a week of hourly ones. */
export const maxChartSets = 200;

/** What is known of a patient over time: the sets of a span, the oldest first. */
export const observationChart = z.strictObject({
  patient: z.strictObject({
    ...namedPatient.shape,
    ageMonths: withheld(z.number().int()),
    gender: withheld(z.string()),
    decisions: withheldList(scaleDecision),
  }),
  /** The stay that runs, if there is one. */
  stay: z
    .strictObject({
      admissionId: z.uuid(),
      admissionNumber: z.string(),
      admittedAt: z.string(),
      bedNumber: z.string().nullable(),
      wardName: z.string().nullable(),
    })
    .nullable(),
  sets: z.array(vitalSigns),
  /** True when there are older sets in the span than are told. */
  isCut: z.boolean(),
});

export type ObservationChart = z.output<typeof observationChart>;

const patientId = z.uuid();

export const readChart = defineCall('vitalSigns.chart', {
  address: 'GET /patients/{patientId}/vital-signs',
  access: vitalsReaders,
  workNeeds: { ...vitalsWork, fields: [...vitalsWork.fields, 'gender', 'decisions'] },
  summary: 'Read the vital signs of a patient over time (recorded in the audit trail)',
  input: z.strictObject({ patientId, from: dateText().optional(), to: dateText().optional() }),
  output: observationChart,
  example: {
    output: {
      patient: { ...exampleVitalSigns.patient, ageMonths: 454, gender: 'female', decisions: [] },
      stay: {
        admissionId: exampleVitalSigns.admissionId!,
        admissionNumber: 'ADM-000001',
        admittedAt: '2026-03-02T09:00:00.000Z',
        bedNumber: 'B-01',
        wardName: 'Female Medicine',
      },
      sets: [exampleVitalSigns],
      isCut: false,
    },
  },
});

export const recordChartPrint = defineCall('vitalSigns.recordPrint', {
  address: 'POST /patients/{patientId}/vital-signs/prints',
  access: vitalsReaders,
  summary: 'Record that the observation chart of a patient was printed or downloaded',
  input: z.strictObject({ patientId, output: z.enum(['print', 'download']) }),
  output: z.strictObject({ recorded: z.literal(true) }),
});
