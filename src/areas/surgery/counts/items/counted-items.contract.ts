import { z } from 'zod';
import { defineCall } from '#kernel/define-call.ts';
import { boundedText, requiredText } from '#kernel/text.ts';
import { theatreTeam } from '../../papers/paper-access.ts';

/** The most kinds of things that a hospital counts. */
export const maxCountedItems = 20;

/** A kind of thing that is counted, such as swabs. */
export const countedItem = z.strictObject({ code: boundedText(60), name: requiredText(60) });
export type CountedItem = z.output<typeof countedItem>;

/**
 * What is counted until a hospital says otherwise.
 * Source: AORN, Guideline for Prevention of Unintentionally Retained Surgical Items: soft goods, sharps, instruments.
 */
export const usualItems: readonly CountedItem[] = [
  { code: 'swabs', name: 'Swabs' },
  { code: 'packs', name: 'Large swabs' },
  { code: 'needles', name: 'Needles' },
  { code: 'blades', name: 'Blades' },
  { code: 'instruments', name: 'Instruments' },
];

const countedItems = z.strictObject({
  items: z.array(countedItem).min(1).max(maxCountedItems),
  /** 0 before the first change. */
  version: z.number().int(),
});
export type CountedItems = z.output<typeof countedItems>;

export const getCountedItems = defineCall('countedItems.get', {
  address: 'GET /counted-items',
  access: [...theatreTeam, 'admin.settings'],
  summary: 'Read what the hospital counts in operations',
  output: countedItems,
});

/** As it is typed: a new kind has no code yet. */
export const typedItems = z
  .array(z.strictObject({ code: boundedText(60).default(''), name: requiredText(60) }))
  .min(1)
  .max(maxCountedItems);

export const updateCountedItems = defineCall('countedItems.update', {
  address: 'PUT /counted-items',
  access: 'admin.settings',
  summary: 'Say what is counted from now on; a case that has a count keeps what it began with',
  input: z.strictObject({ items: typedItems, version: z.number().int().min(0) }),
  output: countedItems,
  errors: ['STALE'],
});
