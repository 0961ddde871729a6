import type { CallContext } from '#server/call-context.ts';
import { toRecord } from '#database/to-record.ts';
import { AppError } from '#kernel/app-error.ts';
import { namedPatient } from '#kernel/care/named-patient.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { ageInMonths } from '#kernel/time/age.ts';
import { plusDays } from '#kernel/time/calendar-date.ts';
import { todayOf } from '#kernel/time/today.ts';
import { balanceOf, balancesByDay, fluidHours } from '../day/balance.rules.ts';
import { fluidDayBounds, fluidDayHours, fluidDayOf, type FluidDayPolicy } from '../day/fluid-day.rules.ts';
import { selectAmounts, selectFluidRecords, selectSums, selectUrine } from '../fluid.queries.ts';
import { toFluidRecord } from '../fluid.record.ts';
import { findGivenVolumes, givenByDose } from '../given/given-volumes.ts';
import { judgedUrine, toWeight, urineFrom } from '../round/fluid-round.service.ts';
import { readFluidPolicy } from '../settings/fluid-settings.queries.ts';
import type * as contract from './fluid-chart.contract.ts';
import { type FluidChart, maxChartRecords, shownDays } from './fluid-chart.contract.ts';
import { selectFluidSubject } from './fluid-chart.queries.ts';

/** @throws AppError NOT_FOUND, for a patient of another hospital as for one that never was. */
export async function readFluidChart(
  context: CallContext,
  { patientId, day: asked }: CallInput<typeof contract.readFluidChart>,
): Promise<FluidChart> {
  const { db, tenantId, actor, clock } = context;
  const [policy, row] = await Promise.all([
    readFluidPolicy(db, tenantId, actor.timeZone),
    selectFluidSubject(db, tenantId, patientId),
  ]);
  if (!row) throw new AppError('NOT_FOUND');
  const now = clock.now().toISOString();
  const runningDay = fluidDayOf(policy, now);
  const day = asked ?? runningDay;
  const { start, end } = fluidDayBounds(policy, day);
  const until = end < now ? end : now;
  const shown = { patientId, from: fluidDayBounds(policy, plusDays(day, 1 - shownDays)).start, before: end };
  const hours = shownHours(policy, day);
  const ofStay = row.admitted_at === null ? null : { patientId, from: row.admitted_at, before: end };
  const [amounts, given, urine, records, stayed, givenInStay] = await Promise.all([
    selectAmounts(db, tenantId, shown),
    findGivenVolumes(context, shown, hours),
    selectUrine(db, tenantId, { patientId, from: urineFrom(until), before: end }),
    selectFluidRecords(db, tenantId, { patientId, from: start, before: end, limit: maxChartRecords }),
    ofStay && selectSums(db, tenantId, ofStay),
    ofStay && findGivenVolumes(context, ofStay),
  ]);
  context.audit({
    action: 'VIEW',
    resource: 'fluid_records',
    resourceId: patientId,
    newValues: { patientId },
  });
  const all = [...amounts, ...given];
  const ofDay = all.filter(({ at }) => at >= start && at < end);
  return {
    patient: {
      ...toRecord(namedPatient, row),
      ageMonths: ageInMonths(row.date_of_birth, todayOf(context)),
    },
    stay: stayOf(row),
    day,
    start,
    end,
    isRunning: day === runningDay,
    ...balanceOf(ofDay),
    weight: toWeight(row),
    urine: judgedUrine({
      entries: urine,
      weightGrams: row.weight_grams,
      birthDate: row.date_of_birth,
      today: todayOf(context),
      reminderHours: policy.reminderHours,
      now: until,
    }),
    hours: fluidHours(policy, day, ofDay),
    days: balancesByDay(policy, all).map(({ day: date, sums }) => ({ day: date, ...sums })),
    balanceOfStay: stayed && balanceOf([...stayed, ...(givenInStay ?? [])]).balance,
    given: givenByDose(given.filter(({ at }) => at >= start && at < end)),
    records: records.slice(0, maxChartRecords).map(toFluidRecord),
  };
}

/** The beginnings of the hours of all shown days, in order. */
function shownHours(policy: FluidDayPolicy, day: string): string[] {
  const days = Array.from({ length: shownDays }, (_, place) => plusDays(day, place + 1 - shownDays));
  return days.flatMap((one) => fluidDayHours(policy, one).map(({ start }) => start));
}

type Subject = NonNullable<Awaited<ReturnType<typeof selectFluidSubject>>>;

function stayOf(row: Subject): FluidChart['stay'] {
  if (row.admission_id === null) return null;
  return {
    admissionId: row.admission_id,
    admissionNumber: row.admission_number ?? '',
    admittedAt: row.admitted_at ?? '',
    bedNumber: row.bed_number,
    wardName: row.ward_name,
  };
}

/** @throws AppError NOT_FOUND */
export async function recordFluidChartPrint(
  context: CallContext,
  { patientId, output }: CallInput<typeof contract.recordFluidChartPrint>,
) {
  if (!(await selectFluidSubject(context.db, context.tenantId, patientId))) throw new AppError('NOT_FOUND');
  context.audit({
    action: 'PRINT',
    resource: 'fluid_records',
    resourceId: patientId,
    newValues: { document: 'fluid chart', output, patientId },
  });
  return { recorded: true as const };
}
