import { z } from 'zod';
import { defineCall } from '#kernel/define-call.ts';
import { requiredText } from '#kernel/text.ts';
import { addedRows, maxUsualRows, usualList } from '#kernel/first-hour/usual-list.ts';

export const readUsualWards = defineCall('wards.usual', {
  address: 'GET /usual-wards',
  access: 'beds.admin',
  summary: 'List the wards of a hospital of thirty beds, and which of them are there already',
  output: usualList,
});

export const addUsualWards = defineCall('wards.addUsual', {
  address: 'POST /usual-wards',
  access: 'beds.admin',
  summary: 'Add wards of the usual list with their beds; those that are there already stay as they are',
  input: z.strictObject({
    rows: z
      .array(z.strictObject({ name: requiredText(200) }))
      .min(1)
      .max(maxUsualRows),
  }),
  output: addedRows,
  errors: ['NOT_FOUND', 'PLAN_LIMIT', 'SUBSCRIPTION_PAST_DUE'],
});
