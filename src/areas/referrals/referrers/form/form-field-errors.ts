import { CallError, fieldErrorsOf } from '#client/transport.ts';

/** Where the form of a referrer shows what the call says of the parts of a commission. */
const shownAt: Readonly<Record<string, string>> = {
  'commission.commissionBasisPoints': 'rate',
  'commission.commissionFlatMinor': 'flat',
};

/** Has a refused commission told at the field in which it was typed. */
export async function toldAtFormFields<Saved>(saving: Promise<Saved>): Promise<Saved> {
  try {
    return await saving;
  } catch (error) {
    const fields = Object.entries(fieldErrorsOf(error));
    if (!(error instanceof CallError) || fields.length === 0) throw error;
    const renamed = Object.fromEntries(fields.map(([path, issue]) => [shownAt[path] ?? path, issue]));
    throw new CallError(error.code, { ...error.facts, fields: renamed }, { cause: error });
  }
}
