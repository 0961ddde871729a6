import { defineRefusals } from '#kernel/refusal/refusal.ts';
import type { laboratoryErrors } from './laboratory.errors.ts';

defineRefusals<typeof laboratoryErrors>('laboratory', {
  TEST_NAME_TAKEN: 'This name is already used.',
  RESULTS_OPEN: 'A result is missing or not verified.',
  STATUS_CONTRADICTED: 'This status does not match the specimen and the results of this order.',
});
