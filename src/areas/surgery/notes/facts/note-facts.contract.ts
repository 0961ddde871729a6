import { z } from 'zod';
import { rowPatient, withheld } from '#kernel/access/withheld.ts';
import { defineCall } from '#kernel/define-call.ts';
import { lateralities, teamRoles } from '../../cases/case.contract.ts';
import { missingCounts } from '../../counts/count.rules.ts';
import { milestones } from '../../milestones/milestone.contract.ts';

/** What the nurses have counted, as the note shows it. */
const noteCounts = z.strictObject({
  isNothing: z.boolean(),
  lines: z.array(
    z.strictObject({
      name: z.string(),
      before: z.number().int(),
      added: z.number().int(),
      /** Null before the count at the end. */
      end: z.number().int().nullable(),
    }),
  ),
  /** Who made the last count, both of them. */
  countedBy: z.array(z.string()),
  missing: z.array(z.enum(missingCounts)),
  /** The named reason where they do not agree. */
  reason: z.string().nullable(),
});
export type NoteCounts = z.output<typeof noteCounts>;

/** What the program itself knows of an operation: it is shown and printed with the note and never typed again. */
export const noteFacts = z.strictObject({
  procedureName: z.string(),
  laterality: z.enum(lateralities),
  site: z.string().nullable(),
  preOpDiagnosis: z.string().nullable(),
  theatreName: z.string().nullable(),
  team: z.array(z.strictObject({ role: z.enum(teamRoles), name: z.string() })),
  startedAt: z.string().nullable(),
  endedAt: z.string().nullable(),
  times: z.array(z.strictObject({ kind: z.enum(milestones), happenedAt: z.string() })),
  implants: z.array(
    z.strictObject({
      name: z.string(),
      manufacturer: z.string(),
      lotNumber: z.string().nullable(),
      serialNumber: z.string().nullable(),
    }),
  ),
  specimens: z.array(z.strictObject({ description: z.string(), orderNumber: z.string() })),
  counts: noteCounts,
});
export type NoteFacts = z.output<typeof noteFacts>;

export const getNoteFacts = defineCall('operativeNotes.facts', {
  address: 'GET /surgical-cases/{caseId}/operative-note-facts',
  access: 'surgery.operate',
  workNeeds: {
    permission: 'surgery.operate',
    fields: ['facts', 'procedureId'],
  },
  summary:
    'Read what a note of a case begins with: procedure, side, team, times, implants, specimens, counts',
  input: z.strictObject({ caseId: z.uuid() }),
  output: z.strictObject({
    caseId: z.uuid(),
    patient: z.strictObject(rowPatient),
    /** Of the hospital's own list; null for one that was typed. */
    procedureId: withheld(z.uuid()),
    facts: withheld(noteFacts),
  }),
});
