import { useState } from 'react';
import { CallError } from '#client/transport.ts';
import { signIn, type Credentials } from '../../sessions/session.hooks.ts';
import { signInMessage } from '../sign-in.words.ts';

export interface SignInSteps {
  /** Set once the password was right and a code is still asked for. */
  isCodeAsked: boolean;
  /** Too many attempts were made: only a recovery code opens the account now. */
  isLockedOut: boolean;
  /** The last attempt was one with a recovery code, which did not open the account. */
  isRecoveryRefused: boolean;
  /** Why the last attempt was refused otherwise, in words. */
  failure: string | undefined;
  isBusy: boolean;
  submit: (credentials: Credentials) => Promise<void>;
  submitCode: (code: string) => Promise<void>;
  /** Goes on with a recovery code after too many attempts; undefined where there were none. */
  takeRecoveryCode: (() => void) | undefined;
  /** Back to the password. */
  goBack: () => void;
}

/** Signing in, in one step or, where the person has a second factor, in two; `onDone` may navigate away. */
export function useSignIn(onDone: () => unknown): SignInSteps {
  const [waiting, setWaiting] = useState<Credentials>();
  const [refused, setRefused] = useState<Credentials>();
  const [failure, setFailure] = useState<string>();
  const [isRecoveryRefused, setRecoveryRefused] = useState(false);
  const [isBusy, setBusy] = useState(false);

  async function attempt(credentials: Credentials) {
    setFailure(undefined);
    setRecoveryRefused(false);
    setBusy(true);
    const isLockedOut = waiting !== undefined && refused !== undefined;
    try {
      await signIn(credentials);
    } catch (error) {
      const code = error instanceof CallError ? error.code : undefined;
      if (code === 'TWO_FACTOR_REQUIRED') return setWaiting(credentials);
      // Whoever changed the password in the meantime has to type it again.
      if (code === 'INVALID_CREDENTIALS') setWaiting(undefined);
      if (code === 'TOO_MANY_ATTEMPTS' && !waiting) setRefused(credentials);
      // Told where the code is asked for: the first visit downloads no words for it.
      if (isLockedOut && code === 'TOO_MANY_ATTEMPTS') return setRecoveryRefused(true);
      return setFailure(signInMessage(error));
    } finally {
      setBusy(false);
    }
    await onDone();
  }

  return {
    isCodeAsked: waiting !== undefined,
    isLockedOut: refused !== undefined,
    isRecoveryRefused,
    failure,
    isBusy,
    submit: async (credentials) => {
      setRefused(undefined);
      await attempt(credentials);
    },
    submitCode: async (code) => {
      if (waiting) await attempt({ ...waiting, code });
    },
    takeRecoveryCode:
      refused && !waiting
        ? () => {
            setFailure(undefined);
            setWaiting(refused);
          }
        : undefined,
    goBack: () => {
      setWaiting(undefined);
      setRefused(undefined);
      setFailure(undefined);
    },
  };
}
