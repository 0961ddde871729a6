import { noteLostContact } from '#client/contact/contact.ts';
import { beginSession, currentSession, type Person, type SessionAnswer } from '#client/session.ts';
import { timeLimits } from '#kernel/limits/time-limits.ts';
import { forgetEncrypted, readEncrypted, writeEncrypted } from './device-storage.ts';
import { rememberedMark } from './remembered-mark.ts';

interface Remembered {
  /** When the server last said so, by the clock of the device (milliseconds since 1970). */
  at: number;
  answer: SessionAnswer;
}

/** Remembers who is signed in, so that the program opens for them while the network is away. */
export async function rememberSession(owner: string, person: Person): Promise<void> {
  const { user, tenant, permissions, isAdministrator, modules, mustSetUpSecondFactor, isSuspended } = person;
  if (mustSetUpSecondFactor) return;
  const answer: SessionAnswer = {
    user,
    tenant,
    permissions: [...permissions],
    isAdministrator,
    modules,
    mustSetUpSecondFactor,
    isSuspended,
  };
  await writeEncrypted(owner, { at: Date.now(), answer } satisfies Remembered);
  localStorage.setItem(rememberedMark, '1');
}

/** Forgets who was signed in: after they signed out, and when the server ended the session. */
export async function forgetSession(): Promise<void> {
  localStorage.removeItem(rememberedMark);
  await forgetEncrypted();
}

/** The server does not answer: opens the program for whom it was open before, for as long as that is remembered. */
export async function openRemembered(): Promise<void> {
  const found = (await readEncrypted()) as Remembered | undefined;
  if (!found || currentSession().status !== 'failed') return;
  const ageMs = Date.now() - found.at;
  if (ageMs < 0 || ageMs > timeLimits.rememberedSessionHours * 3600_000) return forgetSession();
  noteLostContact();
  beginSession(found.answer);
}
