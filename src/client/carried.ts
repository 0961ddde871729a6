import { useRouterState } from '@tanstack/react-router';
import { z } from 'zod';

/** What a consultation says already, for the order that is begun from it. */
const carried = z.object({ reason: z.string(), diagnosis: z.string() });

export type Carried = z.output<typeof carried>;

/** Hands it over with a way to another screen: none of it stands in an address. */
export function carrying({ reason, diagnosis }: Carried): { carried: Carried } {
  return { carried: { reason, diagnosis } };
}

/** What the screen before handed over: the diagnosis, and the reason where there is none yet. */
export function useCarriedDiagnosis(): string {
  const state = useRouterState({
    select: ({ location }) => location.state as unknown as Readonly<Record<string, unknown>>,
  });
  const read = carried.safeParse(state['carried']);
  return read.success ? diagnosisOf(read.data) : '';
}

/** The diagnosis, and the reason where there is none yet. */
export function diagnosisOf({ reason, diagnosis }: Carried): string {
  return diagnosis.trim() || reason.trim();
}
