import { z } from 'zod';
import { rowPatient, withheld } from '#kernel/access/withheld.ts';
import { defineCall } from '#kernel/define-call.ts';
import { requiredText } from '#kernel/text.ts';
import { theatreTeam } from '../papers/paper-access.ts';

/** How many specimens of one operation are told; more are none that anybody takes. */
export const maxSpecimens = 50;

/** Something taken out in an operation and sent to the laboratory. */
export const surgicalSpecimen = z.strictObject({
  id: z.uuid(),
  caseId: z.uuid(),
  patient: z.strictObject(rowPatient),
  description: withheld(z.string()),
  labOrderId: z.uuid(),
  orderNumber: z.string(),
  orderStatus: z.string(),
  takenByName: z.string(),
  takenAt: z.string(),
});

export type SurgicalSpecimen = z.output<typeof surgicalSpecimen>;

const specimenWork = { permission: theatreTeam, fields: ['description'] } as const;

export const listSpecimens = defineCall('surgicalSpecimens.list', {
  address: 'GET /surgical-specimens',
  access: theatreTeam,
  workNeeds: specimenWork,
  summary: 'Read the specimens of an operation with the laboratory orders they made, in the order of taking',
  input: z.strictObject({ caseId: z.uuid() }),
  output: z.strictObject({ rows: z.array(surgicalSpecimen) }),
});

export const searchSpecimenTests = defineCall('surgicalSpecimens.searchTests', {
  address: 'GET /surgical-specimens/tests',
  access: theatreTeam,
  summary: 'Find tests of the laboratory that a specimen can be sent for, by name',
  input: z.strictObject({ search: requiredText(200) }),
  output: z.strictObject({
    rows: z.array(z.strictObject({ id: z.uuid(), name: z.string(), category: z.string() })),
  }),
});

export const sendSpecimen = defineCall('surgicalSpecimens.send', {
  address: 'POST /surgical-specimens',
  access: theatreTeam,
  workNeeds: specimenWork,
  summary: 'Send a specimen to the laboratory: it makes an order in the name of the surgeon',
  input: z.strictObject({
    caseId: z.uuid(),
    description: requiredText(300),
    testIds: z.array(z.uuid()).min(1).max(20),
    isUrgent: z.boolean().default(false),
  }),
  output: surgicalSpecimen,
  errors: ['WRONG_STATE'],
});
