import { z } from 'zod';
import { defineCall } from '#kernel/define-call.ts';
import { requiredText } from '#kernel/text.ts';
import { supportHourRange, supportStates } from './support.rules.ts';

export const supportAccess = z.strictObject({
  id: z.uuid(),
  state: z.enum(supportStates),
  purpose: z.string(),
  hours: z.number().int(),
  askedAt: z.string(),
  /** Who asked for it of the operator; null where the hospital granted it by itself. */
  askedByName: z.string().nullable(),
  grantedAt: z.string().nullable(),
  grantedByName: z.string().nullable(),
  until: z.string().nullable(),
  endedAt: z.string().nullable(),
});

export type SupportAccess = z.output<typeof supportAccess>;

/** What is agreed on: for what, and for how long. */
export const supportFields = {
  purpose: requiredText(300),
  hours: z.number().int().min(supportHourRange.min).max(supportHourRange.max),
};

export const listSupportAccess = defineCall('supportAccess.list', {
  address: 'GET /support-access',
  access: 'admin.settings',
  summary: 'List the last twenty times that the operator could read the hospital, or asked to',
  output: z.strictObject({ rows: z.array(supportAccess) }),
});

export const grantSupportAccess = defineCall('supportAccess.grant', {
  address: 'POST /support-access',
  access: 'admin.settings',
  summary: 'Let the operator read the hospital for some hours; administrators alone may',
  input: z.strictObject(supportFields),
  output: z.strictObject({ id: z.uuid() }),
  reachesOperator: true,
  errors: ['WRONG_STATE'],
});

export const approveSupportAccess = defineCall('supportAccess.approve', {
  address: 'PUT /support-access/{supportAccessId}/approval',
  access: 'admin.settings',
  summary: 'Grant what the operator has asked for; administrators alone may',
  input: z.strictObject({ supportAccessId: z.uuid() }),
  output: z.strictObject({ id: z.uuid() }),
  reachesOperator: true,
  errors: ['WRONG_STATE'],
});

export const endSupportAccess = defineCall('supportAccess.end', {
  address: 'DELETE /support-access/{supportAccessId}',
  access: 'admin.settings',
  summary: 'End the access at once, or decline what the operator has asked for; administrators alone may',
  input: z.strictObject({ supportAccessId: z.uuid() }),
  output: z.strictObject({ id: z.uuid() }),
  reachesOperator: true,
  errors: ['WRONG_STATE'],
});

const clientId = z.uuid();

export const askSupportAccess = defineCall('supportAccess.ask', {
  address: 'POST /clients/{clientId}/support-access',
  access: 'super_admin',
  summary: 'Ask a hospital to be read for support; its administrator decides',
  input: z.strictObject({ clientId, ...supportFields }),
  output: z.strictObject({ id: z.uuid() }),
  errors: ['WRONG_STATE'],
});

export const readClientSupport = defineCall('supportAccess.ofClient', {
  address: 'GET /clients/{clientId}/support-access',
  access: 'super_admin',
  summary: 'Tell whether a hospital may be read for support now, or was asked',
  input: z.strictObject({ clientId }),
  output: z.strictObject({ access: supportAccess.nullable() }),
});
