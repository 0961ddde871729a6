import type { CallContext } from '#server/call-context.ts';
import { invalidFields } from '#kernel/app-error.ts';
import { procedureRows } from '../../procedures/procedure.queries.ts';
import type { SurgicalCase } from '../case.contract.ts';
import { issue } from '../case.issues.ts';
import { sideFault } from './side.rules.ts';

type Laterality = NonNullable<SurgicalCase['laterality']>;

interface Sided {
  procedureId: string | null;
  procedureName: string;
  laterality?: Laterality | undefined;
}

/**
 * The side of an operation as it was chosen; a procedure of the catalogue without one says so by itself. What a case
 * had before is not asked about again before its operation or its side changes.
 * @throws AppError INVALID_INPUT at `laterality`
 */
export async function acceptSide(
  { db, tenantId }: CallContext,
  wanted: Sided,
  before: Sided | null,
): Promise<Laterality> {
  const { procedureId, procedureName, laterality } = wanted;
  const isNew =
    procedureId !== before?.procedureId ||
    procedureName !== before.procedureName ||
    laterality !== before.laterality;
  if (!isNew && laterality !== undefined) return laterality;
  const procedure = procedureId === null ? undefined : await procedureRows.select(db, tenantId, procedureId);
  const fault = sideFault(procedure?.has_side ?? null, laterality);
  if (fault) throw invalidFields({ laterality: issue(fault) });
  return laterality ?? 'not_applicable';
}
