import { defineRefusals } from '#kernel/refusal/refusal.ts';
import type { emergencyAccessErrors } from './emergency-access.errors.ts';

defineRefusals<typeof emergencyAccessErrors>('emergency-access', {
  OWN_EMERGENCY_ACCESS: 'Somebody else has to judge an emergency access of your own.',
  EMERGENCY_NOT_NEEDED: 'This record is open to you without emergency access.',
  EMERGENCY_LIMIT: 'You have opened as many records by emergency access as are possible within an hour.',
});
