import { selectClientLog } from '#areas/audit/client-log/client-log.queries.ts';
import { clientLogTopic, mostKept } from '#areas/audit/client-log/client-log.rules.ts';
import type { ReadableCopy } from '#database/copies/readable-copy.ts';

/** What went wrong in pages lately. It happened here, so nothing is taken over from elsewhere. */
export const clientLogCopy: ReadableCopy = {
  key: 'hms_client_logs',
  topics: [clientLogTopic],
  async read(db, tenantId) {
    const entries = await selectClientLog(db, tenantId, { limit: mostKept.demo });
    return entries
      .slice(0, mostKept.demo)
      .toReversed()
      .map((entry) => ({
        id: entry.id,
        ts: entry.created_at,
        level: entry.level,
        message: entry.message,
        userId: entry.user_id,
        tenantId,
        context: entry.context,
      }));
  },
};
