export { useHealth } from './audit/audit.hooks.ts';
export { ClientLog } from './client-log/list/client-log.tsx';
export { ActivityFigures } from './health/detail/health-figures.tsx';
export { RecentLogs } from './health/detail/recent-logs.tsx';
export { actionTone, wordsOf } from './trail/audit-entry.words.ts';
export { ExportShownTrail } from './trail/export/export-shown-trail.tsx';
export { VerifiedTrail } from './trail/list/verified-trail.tsx';
export { useResourceWords } from './trail/use-record-kind.ts';
