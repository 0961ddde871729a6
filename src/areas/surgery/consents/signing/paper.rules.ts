import { type AppError, invalidFields } from '#kernel/app-error.ts';
import { issue } from '../consent.issues.ts';
import { isSameName } from './signature.rules.ts';

/** Who signed a consent on paper, as it is recorded. */
export interface PaperSignatures {
  signedBy: string;
  /** The surgeon who explained the operation and signed the paper. */
  explainedBy: string;
  witness: string | null;
}

/** What is wrong with the names on a paper consent; undefined where all is well. */
export function paperFault(
  { signedBy, explainedBy, witness }: PaperSignatures,
  isWitnessNeeded: boolean,
): AppError | undefined {
  if (isSameName(explainedBy, signedBy)) {
    return invalidFields({ 'consent.explainedBy': issue('surgeonIsSigner') });
  }
  const ofWitness = (code: string) => invalidFields({ 'consent.witness': code });
  if (witness === null) return isWitnessNeeded ? ofWitness(issue('witnessMissing')) : undefined;
  if (isSameName(witness, signedBy)) return ofWitness(issue('witnessIsSigner'));
  if (isSameName(witness, explainedBy)) return ofWitness(issue('witnessIsSurgeon'));
  return undefined;
}
