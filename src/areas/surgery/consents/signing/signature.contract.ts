import { z } from 'zod';
import { signatureStrokes } from '#kernel/care/signature.ts';
import { requiredText } from '#kernel/text.ts';
import { issue } from '../consent.issues.ts';

const drawn = z.strictObject({ kind: z.literal('drawn'), strokes: signatureStrokes });

const typed = z.strictObject({
  kind: z.literal('typed'),
  /** The name of who signs once more. */
  name: requiredText(200),
  /** Ticked: the typed name is the signature. */
  isSignature: z.literal(true, issue('notTicked')),
});

/** Drawn with finger or thumb by who cannot write. */
const mark = z.strictObject({ kind: z.literal('mark'), strokes: signatureStrokes });

/** How somebody signs who can write. */
export const ownSignature = z.discriminatedUnion('kind', [typed, drawn]);

/** How the patient signs, or who signs for the patient. */
export const signerSignature = z.discriminatedUnion('kind', [typed, drawn, mark]);

export type OwnSignature = z.output<typeof ownSignature>;

/** A witness: another person than who signs and than the surgeons of the case. */
export const witness = z.strictObject({
  name: requiredText(200),
  /** The relation to the patient, or the work in the hospital. */
  relation: requiredText(100),
  signature: ownSignature,
});
