import { defineRefusals } from '#kernel/refusal/refusal.ts';
import type { reportsErrors } from './reports.errors.ts';

defineRefusals<typeof reportsErrors>('reports', {
  REPORT_NAME_TAKEN: 'You already have a saved report with this name.',
});
