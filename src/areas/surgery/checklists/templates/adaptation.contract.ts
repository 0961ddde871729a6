import { z } from 'zod';
import { defineCall } from '#kernel/define-call.ts';
import { boundedText, requiredText } from '#kernel/text.ts';
import { theatreTeam } from '../../papers/paper-access.ts';
import { checklistPhases, publishedNames } from './published-checklists.ts';

const secondPerson = z.array(z.enum(checklistPhases)).max(checklistPhases.length);

/** What a hospital makes of a published checklist: it can add items and require optional ones, and take none away. */
export const checklistAdaptation = z.strictObject({
  basedOn: z.enum(publishedNames),
  addedItems: z
    .array(
      z.strictObject({
        phase: z.enum(checklistPhases),
        description: requiredText(300),
        isRequired: z.boolean(),
      }),
    )
    .max(30),
  /** Codes of optional items that are required here. */
  requiredToo: z.array(boundedText(60)).max(30),
  /** Phases that a second person confirms, who has ticked none of their items. */
  secondPerson,
});

export type Adaptation = z.output<typeof checklistAdaptation>;

const storedAdaptation = checklistAdaptation.extend({
  /** 0 before the first change. */
  version: z.number().int(),
});

export type StoredAdaptation = z.output<typeof storedAdaptation>;

export const getChecklistAdaptation = defineCall('checklistAdaptation.get', {
  address: 'GET /checklist-adaptation',
  access: [...theatreTeam, 'admin.settings'],
  summary: 'Read which published checklist new cases get, and what the hospital adds to it',
  output: storedAdaptation,
});

export const updateChecklistAdaptation = defineCall('checklistAdaptation.update', {
  address: 'PUT /checklist-adaptation',
  access: 'admin.settings',
  summary: 'Choose the published checklist and what is added; cases that have a checklist keep theirs',
  input: checklistAdaptation.extend({
    secondPerson: secondPerson.default([]),
    version: z.number().int().min(0),
  }),
  output: storedAdaptation,
  errors: ['STALE'],
});
