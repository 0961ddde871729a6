import { z } from 'zod';
import { defineCall } from '#kernel/define-call.ts';
import { boundedText } from '#kernel/text.ts';

const chainHash = boundedText(64)
  .regex(/^[0-9a-f]{64}$/)
  .meta({ example: '0123456789abcdef'.repeat(4) });

/** Where a chain ends: the position of its last link, 0 while there is none, and that link's hash. */
const chainHead = { position: z.number().int().min(0), headHash: chainHash };

const finding = z.strictObject({
  /** The entry was changed, is gone, does not follow from the one before, or was never sealed. */
  problem: z.enum(['changed', 'missing', 'reordered', 'unsealed']),
  entryId: z.string(),
  position: z.number().int().nullable(),
});

export type Finding = z.output<typeof finding>;

const found = {
  problems: z.number().int(),
  /** At most a hundred of the problems. */
  findings: z.array(finding),
};

export const readVerification = defineCall('audit.verification', {
  address: 'GET /audit-verification',
  access: 'admin.audit',
  summary: 'How far the audit trail is sealed, and when it was last verified',
  output: z.strictObject({
    ...chainHead,
    /** Sealed entries and those that still wait for the sealer. */
    entries: z.number().int(),
    unsealed: z.number().int(),
    sealedAt: z.string().nullable(),
    lastVerified: z
      .strictObject({
        at: z.string(),
        userName: z.string().nullable(),
        position: z.number().int(),
        problems: z.number().int(),
      })
      .nullable(),
  }),
});

export const verifyChain = defineCall('audit.verifyChain', {
  address: 'GET /audit-verification/links',
  access: 'admin.audit',
  summary: 'Check the next thousand links of the chain against their entries',
  input: z.strictObject({
    /** Position of the last link that was checked; 0 begins. */
    after: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
  }),
  output: z.strictObject({ ...chainHead, isLast: z.boolean(), ...found }),
});

export const verifyEntries = defineCall('audit.verifyEntries', {
  address: 'GET /audit-verification/entries',
  access: 'admin.audit',
  summary: 'Check that the next five thousand entries, oldest first, have a link',
  input: z.strictObject({
    /** Where the answer before said to go on; absent begins. */
    goOnAt: boundedText(1000).optional(),
  }),
  output: z.strictObject({
    checked: z.number().int(),
    goOnAt: z.string().nullable(),
    ...found,
  }),
});

export const recordVerification = defineCall('audit.recordVerification', {
  address: 'POST /audit-verification',
  access: 'admin.audit',
  summary: 'Record in the audit trail that it was verified, how far, and how many problems were found',
  input: z.strictObject({ ...chainHead, problems: z.number().int().min(0).max(1_000_000_000) }),
  output: z.strictObject({ recorded: z.literal(true) }),
  errors: ['STALE'],
});
