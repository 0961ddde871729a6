import { useState } from 'react';
import { CallError } from '#client/transport.ts';
import { signIn, type Credentials } from '../../sessions/session.hooks.ts';
import { signInMessage } from '../sign-in.words.ts';

export interface SignInSteps {
  /** Set once the password was right and a code is still asked for. */
  isCodeAsked: boolean;
  /** Why the last attempt was refused, in words. */
  failure: string | undefined;
  isBusy: boolean;
  submit: (credentials: Credentials) => Promise<void>;
  submitCode: (code: string) => Promise<void>;
  /** Back to the password. */
  goBack: () => void;
}

/** Signing in, in one step or, where the person has a second factor, in two; `onDone` may navigate away. */
export function useSignIn(onDone: () => unknown): SignInSteps {
  const [waiting, setWaiting] = useState<Credentials>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function attempt(credentials: Credentials) {
    setFailure(undefined);
    setBusy(true);
    try {
      await signIn(credentials);
    } catch (error) {
      const code = error instanceof CallError ? error.code : undefined;
      if (code === 'TWO_FACTOR_REQUIRED') return setWaiting(credentials);
      // Whoever changed the password in the meantime has to type it again.
      if (code === 'INVALID_CREDENTIALS') setWaiting(undefined);
      return setFailure(signInMessage(error));
    } finally {
      setBusy(false);
    }
    await onDone();
  }

  return {
    isCodeAsked: waiting !== undefined,
    failure,
    isBusy,
    submit: attempt,
    submitCode: async (code) => {
      if (waiting) await attempt({ ...waiting, code });
    },
    goBack: () => {
      setWaiting(undefined);
      setFailure(undefined);
    },
  };
}
