import { type Looking, passOnAlarms } from '#server/alarms/passing-on.ts';
import type { JobContext, MinuteJob } from '#server/jobs/job.ts';
import { tellFurther } from './deterioration-telling.service.ts';
import { closeOfEndedStays, deteriorations, hasOfEndedStays, selectOpen } from './deterioration.queries.ts';

const minuteMs = 60_000;

const passOn = passOnAlarms({
  name: 'vitals.pass-on-deteriorations',
  register: deteriorations,
  resource: 'deteriorations',
  topic: 'vital-signs',
  overdueUntil: ({ clock }: Looking) => Promise.resolve(clock.now().toISOString()),
  async tell(context, ids) {
    const { db, tenantId } = context;
    let told = 0;
    for (const row of await selectOpen(db, tenantId, { ids }, ids.length)) {
      const waited = context.clock.now().getTime() - Date.parse(row.raised_at);
      const minutes = Math.max(1, Math.floor(waited / minuteMs));
      const score = { patientId: row.patient_id, stay: row, total: row.total, minutes };
      told = Math.max(told, await tellFurther(context, score, row.recorded_by));
    }
    return told;
  },
});

/** Tells further people of scores that nobody has acknowledged in time, and ends those of patients who have left. */
export const passOnDeteriorations: MinuteJob = {
  name: passOn.name,
  look: {
    reads: {
      deterioration: 'tenant_id, id, admission_id, pass_on_at, escalated_at, acknowledged_at, closed_at',
      admission: 'tenant_id, id, status',
    },
    // What waits for too long, and what waits of somebody whose stay is over.
    finds: `
      select from public.deterioration alarm
      where alarm.tenant_id = hospital.id and alarm.acknowledged_at is null and alarm.closed_at is null
        and ((alarm.escalated_at is null and alarm.pass_on_at <= moment) or exists (
          select from public.admission where admission.tenant_id = hospital.id
            and admission.id = alarm.admission_id and admission.status <> 'active'))`,
  },
  isDue: async (context) =>
    (await hasOfEndedStays(context.db, context.tenantId)) || (await passOn.isDue(context)),
  async run(context) {
    await endOfThoseWhoLeft(context);
    await passOn.run(context);
  },
};

async function endOfThoseWhoLeft(context: JobContext): Promise<void> {
  const { db, tenantId, clock } = context;
  for (const resourceId of await closeOfEndedStays(db, tenantId, clock.now().toISOString())) {
    const newValues = { because: 'stay-ended' };
    context.audit({ action: 'CLOSE', resource: 'deteriorations', resourceId, newValues });
  }
}
