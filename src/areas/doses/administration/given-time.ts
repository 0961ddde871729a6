import type { CallContext } from '#server/call-context.ts';
import { invalidFields } from '#kernel/app-error.ts';
import { timeLimits } from '#kernel/limits/time-limits.ts';
import { issue } from './dose.issues.ts';

/** When a dose was given. */
export interface GivenTime {
  /** By the server's clock. */
  at: string;
  /** As the device said it; null where it said nothing. */
  deviceAt: string | null;
  /** How far its clock is ahead of the server's; negative where it is behind. */
  aheadSeconds: number | null;
}

const longestMs = timeLimits.doseRecordedLateHours * 3_600_000;

/** What a device says of a time. */
export interface ToldTime {
  /** When it was; by the server's clock already where the device says nothing of its own clock. */
  administeredTime?: string | undefined;
  /** What the clock of the device shows as it is sent. */
  deviceTime?: string | undefined;
  /** What the device has taken off by itself. */
  deviceAheadSeconds?: number | undefined;
}

/**
 * The server's time decides: what a device says is put right by how far its clock is off, and without that a little ahead
 * counts as now.
 * @throws AppError INVALID_INPUT at `administeredTime`
 */
export function readGivenTime(
  { clock }: Pick<CallContext, 'clock'>,
  { administeredTime, deviceTime, deviceAheadSeconds }: ToldTime,
  admittedAt: string,
): GivenTime {
  const now = clock.now().getTime();
  const ahead = deviceTime === undefined ? null : Date.parse(deviceTime) - now;
  const aheadSeconds = ahead === null ? (deviceAheadSeconds ?? null) : Math.round(ahead / 1000);
  if (administeredTime === undefined) {
    return { at: new Date(now).toISOString(), deviceAt: deviceTime ?? null, aheadSeconds };
  }
  const told = Date.parse(administeredTime) - (ahead ?? 0);
  if (told - now > timeLimits.deviceClockAheadMinutes * 60_000) refuse('inTheFuture');
  if (now - told > longestMs) refuse('tooLongAgo');
  const at = new Date(Math.min(told, now)).toISOString();
  if (at < admittedAt) refuse('beforeAdmission');
  const late = Math.max(0, Math.ceil((told - now) / 1000));
  return { at, deviceAt: administeredTime, aheadSeconds: aheadSeconds ?? (late > 0 ? late : null) };
}

function refuse(what: 'inTheFuture' | 'tooLongAgo' | 'beforeAdmission'): never {
  throw invalidFields({ administeredTime: issue(what) });
}
