import { z } from 'zod';
import { boundedText, requiredText } from '#kernel/text.ts';
import { issue } from './count.issues.ts';

/** When it is counted: before the operation, when a cavity is closed, when somebody else scrubs in, and at its end. */
export const countMoments = ['before', 'cavity', 'handover', 'end'] as const;
export type CountMoment = (typeof countMoments)[number];

const most = 9999;
const words = { min: 0, max: most };

/** Whole pieces. */
export const pieces = z
  .number(issue('piecesRange', words))
  .int(issue('piecesRange', words))
  .min(0, issue('piecesRange', words))
  .max(most, issue('piecesRange', words));

const addedWords = { min: 1, max: most };

/** Pieces that were opened. */
export const addedPieces = z
  .number(issue('piecesRange', addedWords))
  .int(issue('piecesRange', addedWords))
  .min(1, issue('piecesRange', addedWords))
  .max(most, issue('piecesRange', addedWords));

/** What there was of a kind, and what there should have been; null before the operation. */
const countLine = z.strictObject({
  code: z.string(),
  name: z.string(),
  counted: z.number().int(),
  expected: z.number().int().nullable(),
});
export type CountLine = z.output<typeof countLine>;

/** A kind of which another number was counted than was expected. */
export const countDifference = z.strictObject({
  code: z.string(),
  name: z.string(),
  counted: z.number().int(),
  expected: z.number().int(),
});
export type CountDifference = z.output<typeof countDifference>;

/** What the X-ray that looks for a missing piece has shown. */
export const xrayAnswers = ['nothing_seen', 'piece_seen', 'not_done'] as const;

const count = z.strictObject({
  kind: z.literal('count'),
  moment: z.enum(countMoments),
  /** True where the operation has nothing that is counted; then there are no lines. */
  isNothing: z.boolean(),
  lines: z.array(countLine),
});

const added = z.strictObject({
  kind: z.literal('added'),
  code: z.string(),
  name: z.string(),
  pieces: z.number().int(),
});

/** Why the operation ends although a count does not agree. */
const settled = z.strictObject({
  kind: z.literal('settled'),
  differences: z.array(countDifference),
  xray: z.enum(xrayAnswers),
  surgeonName: z.string(),
  reason: z.string(),
});

/** One entry of the counts as it is stored. */
export const countEntryFacts = z.discriminatedUnion('kind', [count, added, settled]);
export type CountEntryFacts = z.output<typeof countEntryFacts>;

/** What is typed of a count. */
export const countFields = {
  moment: z.enum(countMoments),
  isNothing: z.boolean().default(false),
  lines: z
    .array(z.strictObject({ code: boundedText(60), counted: pieces }))
    .max(60)
    .default([]),
};

export const addedFields = { code: boundedText(60), pieces: addedPieces };

export const settledFields = {
  xray: z.enum(xrayAnswers),
  /** Who of the surgeons was told. */
  surgeonName: requiredText(200),
  reason: requiredText(500),
};
