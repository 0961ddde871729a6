import { z } from 'zod';
import { witnessFields } from '#areas/stock/stock-contract.public.ts';
import { rowPatient, withheld, withheldList } from '#kernel/access/withheld.ts';
import { defineCall } from '#kernel/define-call.ts';
import { requiredText } from '#kernel/text.ts';
import { caseId } from '../cases/case.contract.ts';
import { paperReaders, theatreTeam } from '../papers/paper-access.ts';
import {
  addedFields,
  countDifference,
  countEntryFacts,
  countFields,
  settledFields,
} from './count-facts.contract.ts';
import { missingCounts } from './count.rules.ts';
import { countedItem } from './items/counted-items.contract.ts';

export const countEntry = z.strictObject({
  id: z.uuid(),
  facts: withheld(countEntryFacts),
  enteredBy: z.uuid(),
  enteredByName: z.string(),
  enteredAt: z.string(),
  /** The second person of a count; null until somebody has confirmed it. */
  confirmedByName: z.string().nullable(),
  confirmedAt: z.string().nullable(),
  /** Why it does not hold; null where it does. */
  errorReason: withheld(z.string()),
  isInError: z.boolean(),
});
export type CountEntry = z.output<typeof countEntry>;

export const surgicalCounts = z.strictObject({
  caseId: z.uuid(),
  patient: z.strictObject(rowPatient),
  /** What is counted in this operation, with the pieces that must be there now. */
  items: withheldList(
    countedItem.extend({
      before: z.number().int().nullable(),
      added: z.number().int(),
      end: z.number().int().nullable(),
    }),
  ),
  /** In the order in which they were made. */
  entries: z.array(countEntry),
  /** What must still be counted or confirmed before the operation ends. */
  missing: z.array(z.enum(missingCounts)),
  differences: withheldList(countDifference),
  /** True where a reason for these differences is named. */
  isSettled: z.boolean(),
});
export type SurgicalCounts = z.output<typeof surgicalCounts>;

/** Who counts must see what there is. */
const countWork = {
  permission: theatreTeam,
  fields: [
    ...(['facts', 'items', 'differences', 'errorReason', 'name', 'reason', 'surgeonName', 'lines'] as const),
    'code',
  ],
} as const;

export const getCounts = defineCall('surgicalCounts.get', {
  address: 'GET /surgical-cases/{caseId}/counts',
  access: paperReaders,
  workNeeds: countWork,
  summary: 'Read what was counted in an operation, by whom, and what is still missing',
  input: z.strictObject({ caseId }),
  output: surgicalCounts,
});

const counting = 'surgery.nursing';

export const recordCount = defineCall('surgicalCounts.record', {
  address: 'POST /surgical-cases/{caseId}/counts',
  access: counting,
  workNeeds: countWork,
  summary:
    'Record a count before an operation, at the closing of a cavity, when somebody else scrubs in or at its end; a second person confirms it with their own password now, or signed in later',
  input: z.strictObject({ caseId, ...countFields, ...witnessFields }),
  output: surgicalCounts,
  secretFields: ['witnessPassword'],
  errors: ['WRONG_STATE', 'COUNT_EXISTS', 'INVALID_CREDENTIALS', 'TOO_MANY_ATTEMPTS'],
});

export const confirmCount = defineCall('surgicalCounts.confirm', {
  address: 'POST /surgical-cases/{caseId}/counts/{entryId}/confirmation',
  access: counting,
  workNeeds: countWork,
  summary: 'Confirm a count of somebody else as who has counted with them',
  input: z.strictObject({ caseId, entryId: z.uuid() }),
  output: surgicalCounts,
  errors: ['WRONG_STATE', 'COUNT_NEEDS_ANOTHER'],
});

export const addToField = defineCall('surgicalCounts.add', {
  address: 'POST /surgical-cases/{caseId}/counts/additions',
  access: counting,
  workNeeds: countWork,
  summary: 'Record what was opened and added to the field during an operation',
  input: z.strictObject({ caseId, ...addedFields }),
  output: surgicalCounts,
  errors: ['WRONG_STATE'],
});

export const settleCounts = defineCall('surgicalCounts.settle', {
  address: 'POST /surgical-cases/{caseId}/counts/settlement',
  access: counting,
  workNeeds: countWork,
  summary:
    'Name the reason for counts that do not agree: what the X-ray has shown and which surgeon was told; reviewers are told when the operation ends',
  input: z.strictObject({ caseId, ...settledFields }),
  output: surgicalCounts,
  errors: ['WRONG_STATE'],
});

export const markCountEntry = defineCall('surgicalCounts.markEntry', {
  address: 'POST /surgical-cases/{caseId}/counts/{entryId}/error',
  access: counting,
  workNeeds: countWork,
  summary: 'Say that an entry was made in error; it stays to be read and does not hold',
  input: z.strictObject({ caseId, entryId: z.uuid(), reason: requiredText(500) }),
  output: surgicalCounts,
  errors: ['WRONG_STATE', 'ENTERED_IN_ERROR'],
});
