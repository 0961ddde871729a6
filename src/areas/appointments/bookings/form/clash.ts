import { CallError } from '#client/transport.ts';

/** An appointment that is in the way, as the refusal tells of it. */
export interface Clash {
  id: string;
  title: string;
  /** Instants as ISO text in UTC. */
  startTime: string;
  endTime: string;
  doctorName: string | null;
}

/** What is in the way when a booking was refused for a clash; undefined for any other error. */
export function clashesOf(error: unknown): readonly Clash[] | undefined {
  if (!(error instanceof CallError) || error.code !== 'APPOINTMENT_CLASH') return undefined;
  return (error.facts['clashes'] ?? []) as readonly Clash[];
}
