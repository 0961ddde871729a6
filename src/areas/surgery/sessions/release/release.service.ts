import type { CallContext } from '#server/call-context.ts';
import { hospitalSetting } from '#server/records/hospital-setting.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { sessionTopics } from '../session.service.ts';
import type * as contract from './release.contract.ts';
import { type SessionRelease, usualReleaseHours } from './release.contract.ts';
import { insertRelease, releaseRows, selectRelease } from './release.queries.ts';

const releaseSetting = hospitalSetting({
  resource: 'theatre_sessions',
  topics: sessionTopics,
  rows: releaseRows,
  select: selectRelease,
  insert: insertRelease,
  once: 'theatre_session_release_once',
  toSetting: (row): SessionRelease => ({
    releaseHours: row?.release_hours ?? usualReleaseHours,
    version: row?.version ?? 0,
  }),
});

export const getSessionRelease = releaseSetting.read;

/** @throws AppError STALE with what is stored */
export function updateSessionRelease(
  context: CallContext,
  { releaseHours, version }: CallInput<typeof contract.updateSessionRelease>,
): Promise<SessionRelease> {
  return releaseSetting.change(context, version, () => ({ release_hours: releaseHours }));
}
