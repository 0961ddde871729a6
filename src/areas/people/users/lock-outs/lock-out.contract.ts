import { z } from 'zod';
import { defineCall } from '#kernel/define-call.ts';
import { userId } from '../user.contract.ts';

export const liftLockOut = defineCall('users.liftLockOut', {
  address: 'DELETE /users/{userId}/lock-out',
  access: 'admin.users',
  summary:
    'Forget the wrong passwords and codes counted for another person, who can then sign in again at once',
  input: z.strictObject({ userId }),
  output: z.strictObject({ isLifted: z.literal(true) }),
  errors: ['OWN_ACCOUNT', 'BEYOND_OWN_PERMISSIONS'],
});
