import type { OwnRefusals } from '#screens/refusal/refusal-words.ts';
import { suspended, tooManyAttempts } from '../sign-in/sign-in.words.ts';

export const accountRefusals: OwnRefusals = {
  TOO_MANY_ATTEMPTS: tooManyAttempts,
  // Somebody who is signed in reads whom to ask above the page.
  HOSPITAL_SUSPENDED: (facts) => ('name' in facts ? suspended(facts) : undefined),
};
