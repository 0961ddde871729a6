const hourMs = 3_600_000;

/**
 * When something that repeats is due after it was done or not: in its own rhythm from the last due time, and later
 * than now, so that times which passed meanwhile are left out.
 */
export function nextDue(dueAt: string, everyHours: number, now: string): string {
  const step = everyHours * hourMs;
  const due = Date.parse(dueAt);
  const passed = Math.max(0, Math.floor((Date.parse(now) - due) / step));
  return new Date(due + (passed + 1) * step).toISOString();
}
