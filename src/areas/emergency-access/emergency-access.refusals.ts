import { defineRefusals } from '#kernel/refusal/refusal.ts';
import type { emergencyAccessErrors } from './emergency-access.errors.ts';

defineRefusals<typeof emergencyAccessErrors>('emergency-access', {
  OWN_EMERGENCY_ACCESS: 'Another person must review your own emergency access.',
  EMERGENCY_NOT_NEEDED: 'This record is open to you without emergency access.',
  EMERGENCY_LIMIT: 'You have opened the maximum number of records by emergency access within an hour.',
});
