import { findVolumesIn } from '#areas/doses/doses.public.ts';
import type { CallContext } from '#server/call-context.ts';
import type { FluidAmount } from '../day/balance.rules.ts';
import type { FluidKind } from '../fluid-kinds.words.ts';
import type { FluidScope } from '../fluid.queries.ts';
import { selectStaysOf } from './given.queries.ts';

/** What a patient got of an infusion or a dose, which nobody types a second time. */
export interface GivenVolume extends FluidAmount {
  doseId: string;
  patientId: string;
  /** What was given. */
  name: string;
}

type GivenScope = FluidScope & { from: string };

/**
 * Volumes of doses and infusions within a scope up to now: what still runs counts as far as it has run. At the cuts, which
 * are instants in order, infusions are divided.
 */
export async function findGivenVolumes(
  { db, tenantId, clock }: Pick<CallContext, 'db' | 'tenantId' | 'clock'>,
  scope: GivenScope,
  cuts: readonly string[] = [],
): Promise<GivenVolume[]> {
  const now = clock.now().toISOString();
  const { from } = scope;
  const to = scope.before !== undefined && scope.before < now ? scope.before : now;
  if (from >= to) return [];
  const stays = await selectStaysOf(db, tenantId, { ...scope, from, before: to });
  if (stays.length === 0) return [];
  const patientOf = new Map(stays.map(({ id, patient_id }) => [id, patient_id]));
  const inside = cuts.filter((cut) => cut > from && cut < to);
  const asked = { admissionIds: [...patientOf.keys()], from, to, cuts: inside };
  const volumes = await findVolumesIn(db, tenantId, asked);
  return volumes.map(({ doseId, admissionId, route, medicationName, at, wholeMl }) => ({
    doseId,
    patientId: patientOf.get(admissionId) ?? '',
    at,
    kind: kindOf(route),
    millilitres: wholeMl,
    name: medicationName,
  }));
}

function kindOf(route: string): FluidKind {
  return route === 'oral' || route === 'iv' ? route : 'intake_other';
}

/** One line for each dose and infusion: from when on, and how much in all. */
export function givenByDose(volumes: readonly GivenVolume[]) {
  const doses = Map.groupBy(volumes, ({ doseId }) => doseId);
  return [...doses.values()].map((parts) => {
    const { at, kind, name } = parts[0]!;
    return { at, kind, name, millilitres: parts.reduce((sum, part) => sum + part.millilitres, 0) };
  });
}
