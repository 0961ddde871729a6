import { defineRefusals } from '#kernel/refusal/refusal.ts';
import type { leavingErrors } from './leaving.errors.ts';

defineRefusals<typeof leavingErrors>('leaving', {
  EXPORT_RUNNING: 'An export is already being made. Wait until it is ready.',
});
