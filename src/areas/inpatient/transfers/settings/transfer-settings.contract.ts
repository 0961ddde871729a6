import { z } from 'zod';
import { defineCall } from '#kernel/define-call.ts';
import { timeLimits } from '#kernel/limits/time-limits.ts';
import { issue } from '../bed-transfer.issues.ts';

const { min, max } = timeLimits.bedHoldMinutes;

export const transferSettings = z.strictObject({
  /** For how long an approved transfer holds the bed it leads to. */
  holdMinutes: z.number().int().min(min, issue('holdTooShort')).max(max, issue('holdTooLong')),
});

export type TransferSettings = z.output<typeof transferSettings>;

export const getTransferSettings = defineCall('transferSettings.get', {
  address: 'GET /transfer-settings',
  access: ['beds.assign', 'admin.settings'],
  summary: 'Read for how long an approved transfer holds its bed',
  output: transferSettings,
});

export const updateTransferSettings = defineCall('transferSettings.update', {
  address: 'PATCH /transfer-settings',
  access: 'admin.settings',
  summary: 'Change for how long an approved transfer holds its bed; holds that run keep their time',
  input: transferSettings,
  output: transferSettings,
});
