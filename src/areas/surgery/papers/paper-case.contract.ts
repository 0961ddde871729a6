import { z } from 'zod';
import { namedPatient } from '#kernel/care/named-patient.ts';
import { withheld } from '#kernel/access/withheld.ts';

/** Whose operation a paper is about. */
/** The operation a paper is about, as lists of papers name it. */
export const paperCase = z.strictObject({
  id: z.uuid(),
  caseNumber: z.string(),
  procedureName: withheld(z.string()),
  status: z.enum(['scheduled', 'confirmed', 'in_progress', 'completed', 'cancelled', 'postponed']),
  urgency: z.enum(['emergency', 'urgent', 'elective']),
  scheduledStart: z.string().nullable(),
  /** Null where no surgeon is named yet. */
  surgeonId: z.uuid().nullable(),
  surgeonName: z.string().nullable(),
});

export type PaperCase = z.output<typeof paperCase>;
export type PaperPatient = z.output<typeof namedPatient>;

/** For the examples of contracts. */
export const examplePatient: PaperPatient = {
  id: '01980000-0000-7000-8000-000000000001',
  isRestricted: false,
  patientNumber: 'P000001',
  firstName: 'Rahima',
  lastName: 'Khatun',
};

export const exampleCase: PaperCase = {
  id: '01980000-0000-7000-8000-0000000000c1',
  caseNumber: 'OR-000012',
  procedureName: 'Laparoscopic cholecystectomy',
  status: 'confirmed',
  urgency: 'elective',
  scheduledStart: '2026-03-02T03:00:00.000Z',
  surgeonId: '01980000-0000-7000-8000-000000000002',
  surgeonName: 'Farhana Rahman',
};
