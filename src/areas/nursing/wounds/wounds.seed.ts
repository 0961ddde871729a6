import type { Db } from '#database/tables.ts';
import { newId } from '#kernel/ids.ts';
import { insertObservations, insertWounds } from './wound.queries.ts';

interface SampleWard {
  tenantId: string;
  nurseId: string;
  now: string;
}

const hourMs = 3_600_000;

/** Adds a pressure injury that gets smaller to the sample patients at risk of falls, who lie a lot. */
export async function seedWounds(db: Db, { tenantId, nurseId, now }: SampleWard): Promise<void> {
  const stays = await db
    .selectFrom('admission')
    .select(['id', 'patient_id', 'received_at', 'precautions'])
    .where('tenant_id', '=', tenantId)
    .where('status', '=', 'active')
    .where('received_at', 'is not', null)
    .orderBy('id')
    .execute();
  const lying = stays.filter(({ precautions }) => precautions.includes('fall_risk'));
  const made = lying.map((stay) => {
    const foundAt = stay.received_at ?? now;
    const wound = {
      tenant_id: tenantId,
      id: newId(),
      patient_id: stay.patient_id,
      admission_id: stay.id,
      site: 'sacrum' as const,
      kind: 'pressure_injury' as const,
      status: 'open' as const,
      found_at: foundAt,
      created_by: nurseId,
      created_at: foundAt,
      updated_at: foundAt,
      version: 1,
    };
    const seen = (at: string, [length, width]: readonly [number, number], notes: string) => ({
      tenant_id: tenantId,
      id: newId(),
      wound_id: wound.id,
      patient_id: stay.patient_id,
      kind: wound.kind,
      observed_by: nurseId,
      observed_at: at,
      clock_ahead_seconds: null,
      stage: '2' as const,
      length_mm: length,
      width_mm: width,
      depth_mm: null,
      exudate: 'light' as const,
      pain_score: 3,
      dressing: 'Foam dressing',
      next_dressing_at: new Date(Date.parse(at) + 48 * hourMs).toISOString(),
      is_healed: false,
      notes,
      created_at: at,
    });
    const first = seen(foundAt, [28, 18], 'Found when the patient was received');
    const later = new Date(Date.parse(now) - 5 * hourMs).toISOString();
    const second = later > foundAt ? [seen(later, [22, 15], 'Edges clean, turned every two hours')] : [];
    return { wound, observations: [first, ...second] };
  });
  if (made.length === 0) return;
  await insertWounds(
    db,
    made.map(({ wound }) => wound),
  );
  await insertObservations(
    db,
    made.flatMap(({ observations }) => observations),
  );
}
