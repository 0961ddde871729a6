import { usePage } from '#client/queries/reads.ts';
import type { SubjectOfSet } from '../signs/form/live-judgement.ts';
import { readChart } from './chart.calls.ts';

/** The days of a chart; without any everything up to its greatest length. */
export interface ChartSpan {
  from?: string;
  to?: string;
}

/** The vital signs of a patient over time. */
export function useChart(patientId: string, span: ChartSpan = {}) {
  return usePage('vital-signs', readChart, { patientId, ...span }, { enabled: patientId !== '' });
}

/** What decides what is normal of a patient: from the round, otherwise from their chart. */
export function useSubject(
  patientId: string | undefined,
  inRound: { ageMonths: number | null; scale: SubjectOfSet['scale'] | null } | undefined,
): SubjectOfSet | undefined {
  const { data } = useChart(inRound || patientId === undefined ? '' : patientId);
  if (inRound) return subjectOf(inRound.ageMonths, inRound.scale);
  return data && data.patient.id === patientId
    ? subjectOf(data.patient.ageMonths, data.patient.decisions[0]?.scale ?? 1)
    : undefined;
}

/** Undefined where the age is closed to the reader. */
export function subjectOf(
  ageMonths: number | null,
  scale: SubjectOfSet['scale'] | null,
): SubjectOfSet | undefined {
  return ageMonths === null ? undefined : { ageMonths, scale: scale ?? 1 };
}
