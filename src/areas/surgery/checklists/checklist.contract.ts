import { z } from 'zod';
import { namedPatient } from '#kernel/care/named-patient.ts';
import { withheld } from '#kernel/access/withheld.ts';
import { defineCall } from '#kernel/define-call.ts';
import { pageOf, pageRequest } from '#kernel/page.ts';
import { seenVersion, versioned } from '#kernel/records/record-fields.ts';
import { boundedText, optionalText } from '#kernel/text.ts';
import { paperReaders, theatreTeam } from '../papers/paper-access.ts';
import { paperCase } from '../papers/paper-case.contract.ts';
import { teamRoles } from '../cases/case.contract.ts';
import { checklistPhases, speakerRoles } from './templates/published-checklists.ts';

export const checklistStatuses = ['pending', 'in_progress', 'completed', 'verified'] as const;

export const checklistItem = z.strictObject({
  /** Unique in its checklist. */
  code: z.string(),
  phase: z.enum(checklistPhases),
  position: z.number().int(),
  description: z.string(),
  isRequired: z.boolean(),
  isCompleted: z.boolean(),
  completedByName: z.string().nullable(),
  completedAt: z.string().nullable(),
  /** Whose part it is to say it; null for whose it is nobody has said. */
  saidByRole: z.enum(speakerRoles).nullable(),
  /** Who said it; null before that, and of ticks from before it was asked. */
  saidByName: z.string().nullable(),
  notes: withheld(z.string()),
});

export type ChecklistItem = z.output<typeof checklistItem>;

export const checklist = z.strictObject({
  id: z.uuid(),
  case: paperCase,
  patient: namedPatient,
  checklistType: z.literal('who_surgical_safety'),
  templateName: z.string(),
  templateVersion: z.string(),
  templateSource: z.string(),
  status: z.enum(checklistStatuses),
  /** Completed required items in percent of the required ones, rounded. */
  completionPercentage: z.number().int(),
  items: z.array(checklistItem),
  isConsentNoted: z.boolean(),
  /** The team of the case, of whom somebody says each item. */
  team: z.array(z.strictObject({ id: z.uuid(), name: z.string(), role: z.enum(teamRoles) })),
  /** Phases that a second person confirms. */
  secondPerson: z.array(z.enum(checklistPhases)),
  /** The phases that a second person has confirmed. */
  seconded: z.array(z.strictObject({ phase: z.enum(checklistPhases), byName: z.string(), at: z.string() })),
  verifiedByName: z.string().nullable(),
  verifiedAt: z.string().nullable(),
  ...versioned,
});

export type Checklist = z.output<typeof checklist>;

/** The team cannot operate without knowing what is done, and what was noted at an item. */
const checklistWork = { permission: theatreTeam, fields: ['procedureName', 'items', 'notes'] } as const;

export const listChecklists = defineCall('surgicalChecklists.list', {
  address: 'GET /surgical-checklists',
  access: paperReaders,
  workNeeds: checklistWork,
  summary: 'List safety checklists with their items, the newest first',
  input: z.strictObject({
    caseId: z.uuid().optional(),
    status: z.enum(checklistStatuses).optional(),
    ...pageRequest,
  }),
  output: pageOf(checklist),
});

export const countChecklists = defineCall('surgicalChecklists.count', {
  address: 'GET /surgical-checklists/count',
  access: paperReaders,
  summary: 'Count safety checklists by status; those in progress count as pending',
  output: z.strictObject({
    pending: z.number().int(),
    completed: z.number().int(),
    verified: z.number().int(),
    total: z.number().int(),
  }),
});

const checklistId = z.uuid();

export const getChecklist = defineCall('surgicalChecklists.get', {
  address: 'GET /surgical-checklists/{checklistId}',
  access: paperReaders,
  workNeeds: checklistWork,
  summary: 'Open a safety checklist (recorded in the audit trail)',
  input: z.strictObject({ checklistId }),
  output: checklist,
});

export const createChecklist = defineCall('surgicalChecklists.create', {
  address: 'POST /surgical-checklists',
  access: theatreTeam,
  workNeeds: checklistWork,
  summary: "Make the safety checklist of a case that has none, from the hospital's template",
  input: z.strictObject({ caseId: z.uuid() }),
  output: checklist,
  errors: ['WRONG_STATE', 'CHECKLIST_EXISTS'],
});

export const tickChecklistItem = defineCall('surgicalChecklists.tick', {
  address: 'POST /surgical-checklists/{checklistId}/items',
  access: theatreTeam,
  workNeeds: checklistWork,
  summary:
    'Tick or untick an item, with who said it and a note: Sign In before Time Out, Sign Out while the case is under way',
  input: z.strictObject({
    checklistId,
    code: boundedText(60),
    isCompleted: z.boolean(),
    /** Who said it: of the team, or beside it able to do that part's work. Left out it is whoever ticks. */
    saidBy: z.uuid().optional(),
    notes: optionalText(500),
  }),
  output: checklist,
  errors: [
    ...(['WRONG_STATE', 'CHECKLIST_VERIFIED', 'CHECKLIST_STEP_TAKEN', 'CHECKLIST_ORDER'] as const),
    ...(['SIGN_OUT_TOO_EARLY', 'COUNTS_MISSING', 'COUNTS_DISAGREE'] as const),
  ],
  example: {
    input: { checklistId: '01980000-0000-7000-8000-0000000000c2', code: 'identity', isCompleted: true },
  },
});

export const secondPhase = defineCall('surgicalChecklists.second', {
  address: 'POST /surgical-checklists/{checklistId}/seconds',
  access: theatreTeam,
  workNeeds: checklistWork,
  summary: 'Confirm a phase as a second person, who has ticked none of its items; an item unticked undoes it',
  input: z.strictObject({ checklistId, phase: z.enum(checklistPhases) }),
  output: checklist,
  errors: [
    'WRONG_STATE',
    'CHECKLIST_VERIFIED',
    'CHECKLIST_STEP_TAKEN',
    'CHECKLIST_ORDER',
    'CHECKLIST_NEEDS_ANOTHER',
  ],
});

export const verifyChecklist = defineCall('surgicalChecklists.verify', {
  address: 'POST /surgical-checklists/{checklistId}/verify',
  access: theatreTeam,
  workNeeds: checklistWork,
  summary: 'Confirm a completed checklist as a second person, who has ticked none of its items',
  input: z.strictObject({ checklistId, version: seenVersion }),
  output: checklist,
  errors: ['STALE', 'WRONG_STATE', 'CHECKLIST_NEEDS_ANOTHER'],
});
