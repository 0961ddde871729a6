import { type AppError, invalidFields } from '#kernel/app-error.ts';
import type { SignatureStroke } from '#kernel/care/signature.ts';
import { issue } from '../consent.issues.ts';
import type { OwnSignature } from './signature.contract.ts';

/** True for two ways to write one name. */
export function isSameName(one: string, other: string): boolean {
  return comparable(one) === comparable(other);
}

const comparable = (name: string) => name.trim().toLowerCase().replace(/\s+/g, ' ');

type Signature = OwnSignature | { kind: 'mark'; strokes: SignatureStroke[] };

/** What is stored of a signature. */
export function signatureColumns<Way extends Signature>(signature: Way) {
  const way: Way['kind'] = signature.kind;
  return { way, strokes: 'strokes' in signature ? JSON.stringify(signature.strokes) : null };
}

interface Witnessed {
  signedBy: string;
  signature: Signature;
  witness: { name: string; signature: OwnSignature } | null;
  /** The hospital has a witness sign every consent. */
  isAlways: boolean;
  /** Names of the surgeons of the case. */
  surgeons: readonly string[];
}

/** What is wrong with the witness of a consent; undefined where all is well. */
export function witnessFault({
  signedBy,
  signature,
  witness,
  isAlways,
  surgeons,
}: Witnessed): AppError | undefined {
  if (witness === null) {
    // Who only typed a name, or cannot write, has not been seen to sign by the paper alone.
    const isNeeded = isAlways || signature.kind !== 'drawn';
    return isNeeded ? invalidFields({ 'witness.name': issue('witnessMissing') }) : undefined;
  }
  if (isSameName(witness.name, signedBy)) {
    return invalidFields({ 'witness.name': issue('witnessIsSigner') });
  }
  if (surgeons.some((name) => isSameName(name, witness.name))) {
    return invalidFields({ 'witness.name': issue('witnessIsSurgeon') });
  }
  const own = witness.signature;
  if (own.kind === 'typed' && !isSameName(own.name, witness.name)) {
    return invalidFields({ 'witness.signature.name': issue('nameDiffers') });
  }
  return undefined;
}
