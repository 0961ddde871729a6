import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('data-exports', {
  title: 'Export of All Data',
  lead: 'One ZIP archive with a CSV file for every table of your hospital, and a list of all files with their counts and hashes. It is made in the background. The person who asked for it can download it for {{days, number}} days. It contains everything, including restricted records: keep it safe.',
  ask: 'Export All Data',
  askTitle: 'Export all data?',
  askText:
    'Every administrator is notified, and the audit trail records who asked for it and who downloaded it.',
  wasAsked: 'Export started',
  failedToAsk: 'Failed to ask for the export',
  running: 'An export is already being made.',
  none: 'No exports yet.',
  failedToLoad: 'Failed to load the exports',
  asked: '{{person}}, {{when}}',
  status_waiting: 'Waiting',
  status_running: 'Being made',
  status_ready: 'Ready',
  status_failed: 'Failed',
  status_expired: 'Expired',
  progress: '{{done, number}} of {{total, number}} tables, {{rows, number}} rows',
  made: '{{rows, number}} rows, {{size}}, until {{when}}',
  brokenOff: 'The export stopped because the server restarted or ran out of space. Request it again.',
  hash: 'SHA-256: {{hash}}',
  download: 'Download',
  downloading: 'Downloading: {{percent, number}} %',
  failedToDownload: 'Failed to download the export',
  notMine: 'Only {{person}} can download it.',
});
