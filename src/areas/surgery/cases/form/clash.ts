import { CallError } from '#client/transport.ts';
import type { SessionKind } from '../../sessions/session.rules.ts';

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
function clashesOf(error: unknown): readonly Clash[] | undefined {
  if (!(error instanceof CallError) || error.code !== 'CASE_CLASH') return undefined;
  return (error.facts['clashes'] ?? []) as readonly Clash[];
}

/** A session of others in which a booking would be, as the refusal tells of it. */
export interface TakenSession {
  id: string;
  kind: SessionKind;
  /** The speciality or the surgeon; null for an emergency slot. */
  name: string | null;
  /** Instants as ISO text in UTC. */
  startTime: string;
  endTime: string;
}

/** What stands against a booking, and may be passed with a reason. */
export type Barrier =
  | { kind: 'overbook'; clashes: readonly Clash[] }
  | { kind: 'outsideSession'; sessions: readonly TakenSession[] };

/** What a booking was refused for where a reason may pass it; undefined for any other error. */
export function barrierOf(error: unknown): Barrier | undefined {
  if (!(error instanceof CallError)) return undefined;
  if (error.code === 'SESSION_TAKEN') {
    const sessions = (error.facts['sessions'] ?? []) as readonly TakenSession[];
    return { kind: 'outsideSession', sessions };
  }
  const clashes = clashesOf(error);
  return clashes && { kind: 'overbook', clashes };
}

/** The reasons that a booking was given, as its call takes them. */
export type BookingReasons = { [Kind in Barrier['kind']]?: { reason: string } };
