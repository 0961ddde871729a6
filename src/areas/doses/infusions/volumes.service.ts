import { sql } from 'kysely';
import type { Db } from '#database/tables.ts';
import { type RateStep, volumeBetween } from './volumes.rules.ts';
import '../doses.tables.ts';

/** What a patient got of a medicine that is measured in millilitres. */
export interface GivenVolume {
  doseId: string;
  admissionId: string;
  kind: 'infusion' | 'medicine';
  route: string;
  medicationName: string;
  /** When it was given; of an infusion the beginning of the span in which it ran. */
  at: string;
  /** Between the instants that were asked for, with one decimal place. */
  ml: number;
  /** The same in whole millilitres: of an infusion they add up over spans that touch. */
  wholeMl: number;
}

interface VolumeRow {
  dose_id: string;
  admission_id: string;
  route: string;
  name: string;
  administered_at: string;
  amount_thousandths: number | null;
  steps: RateStep[] | null;
}

interface VolumesAsked {
  admissionIds: readonly string[];
  from: string;
  to: string;
  /** Instants between the two, in order, at which the volume of an infusion is divided. */
  cuts?: readonly string[];
}

/**
 * Volumes in of admissions between two instants, from the first on and before the second: infusions by their rates, and
 * given doses that are counted in millilitres, but for what goes onto the skin. What was entered in error counts for nothing.
 */
export async function findVolumesIn(
  db: Db,
  tenantId: string,
  { admissionIds, from, to, cuts = [] }: VolumesAsked,
): Promise<GivenVolume[]> {
  const { rows } = await sql<VolumeRow>`
    select outcome.dose_id, dose.admission_id, line.route, line.name, outcome.administered_at,
      case when line.base_unit = 'ml' then outcome.amount_thousandths end as amount_thousandths,
      (select jsonb_agg(jsonb_build_object('at', to_char(step.happened_at at time zone 'UTC',
          'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'rateTenths', step.rate_tenths, 'givenTenths', step.given_tenths)
          order by step.happened_at, step.id)
        from infusion_step step
        where step.tenant_id = ${tenantId}::uuid and step.dose_id = dose.id) as steps
    from dose
    join dose_outcome outcome on outcome.tenant_id = ${tenantId}::uuid and outcome.dose_id = dose.id
    join prescription_line line on line.tenant_id = ${tenantId}::uuid and line.id = dose.line_id
    where dose.tenant_id = ${tenantId}::uuid and dose.admission_id = any (${admissionIds}::uuid[])
      and dose.status = 'given' and outcome.administered_at < ${to}::timestamptz
      and (outcome.administered_at >= ${from}::timestamptz or line.dosage_form = 'infusion')
      and line.route in ('oral', 'iv', 'im', 'sc', 'rectal')
      and not exists (select from dose_error error
        where error.tenant_id = ${tenantId}::uuid and error.dose_id = dose.id)
    order by outcome.administered_at, outcome.dose_id`.execute(db);
  const bounds = [from, ...cuts, to];
  return rows.flatMap((row): GivenVolume[] => {
    const known = {
      doseId: row.dose_id,
      admissionId: row.admission_id,
      route: row.route,
      medicationName: row.name,
    };
    const { steps, administered_at: at } = row;
    if (steps) return runVolumes(steps, bounds).map((part) => ({ ...known, kind: 'infusion', ...part }));
    const ml = at >= from ? (row.amount_thousandths ?? 0) / 1000 : 0;
    if (ml <= 0) return [];
    return [{ ...known, kind: 'medicine', at, ml: Math.round(ml * 10) / 10, wholeMl: Math.round(ml) }];
  });
}

const longAgo = new Date(0).toISOString();

/** What ran between each bound and the next; what was read off less than the rates said counts there as negative. */
function runVolumes(steps: readonly RateStep[], bounds: readonly string[]) {
  const began = steps[0]?.at ?? longAgo;
  const whole = (until: string) => Math.round(volumeBetween(steps, longAgo, until));
  return bounds.slice(0, -1).flatMap((start, place) => {
    const end = bounds[place + 1]!;
    if (end <= began) return [];
    const ml = Math.round(volumeBetween(steps, start, end) * 10) / 10;
    const wholeMl = whole(end) - whole(start);
    return ml === 0 && wholeMl === 0 ? [] : [{ at: start > began ? start : began, ml, wholeMl }];
  });
}
