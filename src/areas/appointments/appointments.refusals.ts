import { defineRefusals } from '#kernel/refusal/refusal.ts';
import type { appointmentsErrors } from './appointments.errors.ts';

defineRefusals<typeof appointmentsErrors>('appointments', {
  APPOINTMENT_CLASH: 'The doctor has another appointment at that time.',
  APPOINTMENT_IN_USE: 'Other records belong to this appointment, so it cannot be deleted. Cancel it instead.',
});
