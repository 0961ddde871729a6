import { CallError } from '#client/transport.ts';

/** A case that is in the way, as the refusal tells of it. */
export interface Clash {
  id: string;
  caseNumber: string;
  /** Instants as ISO text in UTC. */
  startTime: string;
  endTime: string;
  /** The theatre's name where that is taken. */
  theatre: string | null;
  /** The patient's name where the patient is. */
  patientName: string | null;
  /** Those of the team who are. */
  people: readonly string[];
}

/** The cases in the way where a booking was refused for a clash; undefined for any other error. */
export function clashesOf(error: unknown): readonly Clash[] | undefined {
  if (!(error instanceof CallError) || error.code !== 'CASE_CLASH') return undefined;
  return (error.facts['clashes'] ?? []) as readonly Clash[];
}
