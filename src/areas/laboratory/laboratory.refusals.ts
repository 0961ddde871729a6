import { defineRefusals } from '#kernel/refusal/refusal.ts';
import type { laboratoryErrors } from './laboratory.errors.ts';

defineRefusals<typeof laboratoryErrors>('laboratory', {
  TEST_NAME_TAKEN: 'Another test has this name already.',
  RESULTS_OPEN: 'A result is missing or not verified.',
  STATUS_CONTRADICTED: 'The specimen and the results of this order say something else than this status.',
});
