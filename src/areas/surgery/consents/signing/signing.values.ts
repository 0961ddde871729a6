import { z } from 'zod';
import { type SignatureStroke, signatureStrokes } from '#kernel/care/signature.ts';
import { freeText } from '#kernel/text.ts';
import { valueIssue } from '#kernel/value.issues.ts';
import { issue } from '../consent.issues.ts';
import type { OwnSignature } from './signature.contract.ts';

export const ownWays = ['drawn', 'typed'] as const;
export const signerWays = ['drawn', 'mark', 'typed'] as const;

/** The fields with which somebody signs, in any of the ways. */
export const signatureFields = {
  strokes: z.array(z.custom<SignatureStroke>()),
  name: freeText(200),
  isSignature: z.boolean(),
};

const ownFields = z.strictObject({ way: z.enum(ownWays), ...signatureFields });

export type SignatureValues = Omit<z.input<typeof ownFields>, 'way'> & { way: (typeof signerWays)[number] };

export const emptySignature = {
  way: 'drawn' as const,
  strokes: [] as SignatureStroke[],
  name: '',
  isSignature: false,
};

type Refuse = (path: (string | number)[], message: string) => void;

/** Tells at its field what is missing of a signature. */
export function checkSignature(values: SignatureValues, refuse: Refuse): void {
  const { way, strokes, name, isSignature } = values;
  if (way !== 'typed' && !signatureStrokes.safeParse(strokes).success)
    refuse(['strokes'], issue('notSigned'));
  if (way === 'typed' && name === '') refuse(['name'], issue('nameDiffers'));
  if (way === 'typed' && !isSignature) refuse(['isSignature'], issue('notTicked'));
}

/** Who is witness, and how the witness signs. */
export const witnessFields = z.strictObject({
  name: freeText(200),
  relation: freeText(100),
  signature: ownFields,
});

type WitnessValues = z.output<typeof witnessFields>;

/** Tells at its field what is missing of a witness. */
export function checkWitness({ name, relation, signature }: WitnessValues, refuse: Refuse): void {
  if (name === '') refuse(['name'], issue('witnessMissing'));
  if (relation === '') refuse(['relation'], valueIssue('missing'));
  checkSignature(signature, (path, message) => refuse(['signature', ...path], message));
}

/** The signature of who can write, as the call takes it. */
export function ownSignatureOf({ way, strokes, name }: z.output<typeof ownFields>): OwnSignature {
  return way === 'drawn' ? { kind: way, strokes } : { kind: way, name, isSignature: true };
}

/** The schema of a form in which one person signs in their own name. */
export const ownSignatureSchema = ownFields.superRefine((values, context) =>
  checkSignature(values, (path, message) => context.addIssue({ code: 'custom', path, message })),
);
