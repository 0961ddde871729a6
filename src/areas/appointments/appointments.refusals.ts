import { defineRefusals } from '#kernel/refusal/refusal.ts';
import type { appointmentsErrors } from './appointments.errors.ts';

defineRefusals<typeof appointmentsErrors>('appointments', {
  APPOINTMENT_CLASH: 'The doctor has another appointment at that time.',
  APPOINTMENT_IN_USE:
    'Other records are linked to this appointment, so you cannot delete it. Cancel it instead.',
});
