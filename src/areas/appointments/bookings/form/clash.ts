import { CallError } from '#client/transport.ts';

/** An appointment that the doctor already has at the wanted time, as the refusal tells of it. */
export interface Clash {
  id: string;
  /** Null for an appointment of a restricted patient. */
  title: string | null;
  /** Instants as ISO text in UTC. */
  startTime: string;
  endTime: string;
  doctorName: string | null;
}

/** What the doctor already has where a booking was refused for a clash; undefined for any other error. */
export function clashesOf(error: unknown): readonly Clash[] | undefined {
  if (!(error instanceof CallError) || error.code !== 'APPOINTMENT_CLASH') return undefined;
  return (error.facts['clashes'] ?? []) as readonly Clash[];
}
