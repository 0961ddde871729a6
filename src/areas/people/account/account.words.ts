import type { OwnRefusals } from '#screens/refusal/refusal-words.ts';
import { tooManyAttempts } from '../sign-in/sign-in.words.ts';

export const accountRefusals: OwnRefusals = { TOO_MANY_ATTEMPTS: tooManyAttempts };
