import { z } from 'zod';
import { defineCall } from '#kernel/define-call.ts';
import { surgicalCase } from '../cases/case.contract.ts';
import { paperReaders, theatreTeam } from '../papers/paper-access.ts';

/** What must be in view wherever an operation is decided, begun or written down: of whom, what, on which side. */
export const safetyLine = surgicalCase.pick({
  id: true,
  caseNumber: true,
  patient: true,
  procedureName: true,
  laterality: true,
  hasSide: true,
  site: true,
  allergies: true,
  weight: true,
  bloodType: true,
});

export type SafetyFacts = z.output<typeof safetyLine>;

/** The fields of it that say what the patient came for: the team cannot work without them. */
export const safetyFields = [
  'procedureName',
  'laterality',
  'hasSide',
  'site',
  'allergies',
  'weight',
  'bloodType',
] as const;

export const readSafetyLine = defineCall('surgicalCases.safetyLine', {
  address: 'GET /surgical-cases/{caseId}/safety-line',
  access: [...paperReaders],
  workNeeds: { permission: theatreTeam, fields: safetyFields },
  summary: 'Read who is operated, what is done on which side, allergies, weight and blood group',
  input: z.strictObject({ caseId: z.uuid() }),
  output: safetyLine,
});
