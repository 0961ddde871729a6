import { clientLogTopic, maxKept } from '#areas/audit/client-log/client-log.rules.ts';
import { defineCopy } from '../copy.ts';

/** What went wrong in pages lately. It happened here, so nothing is taken over from elsewhere. */
export const clientLogCopy = defineCopy({
  key: 'hms_client_logs',
  topics: [clientLogTopic],
  table: 'client_log',
  renamed: { created_at: 'ts' },
  maxRows: maxKept.demo,
  keepsLast: true,
});
