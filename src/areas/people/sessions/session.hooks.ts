import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { hasLeftUnheard, noteLeftUnheard } from '#client/unheard-sign-out.ts';
import { isTimedOut, remoteRead, remoteWrite } from '#client/remote.ts';
import {
  awaitSession,
  beginSession,
  clearSession,
  currentSession,
  failSession,
  markSessionEnded,
  usePerson,
} from '#client/session.ts';
import { CallError } from '#client/transport.ts';
import { sessionTopic } from '#kernel/access/session-topic.ts';
import type { Topic } from '#kernel/access/topics.ts';
import type { CallOutput } from '#kernel/define-call.ts';
import type * as contract from './session.contract.ts';
import type { SignedIn } from './session.contract.ts';

const listOrganizations = remoteRead<typeof contract.listOrganizations>('sessions.organizations');
const callSignIn = remoteWrite<typeof contract.signIn>('sessions.signIn');
const callFind = remoteRead<typeof contract.findSession>('sessions.find');
const callSignOut = remoteWrite<typeof contract.signOut>('sessions.signOut');
const callSignOutEverywhere = remoteWrite<typeof contract.signOutEverywhere>('sessions.signOutEverywhere');

const organizationsKey = ['organizations'];

/** Has the sign-in page offer these until the server has answered which organizations there are. */
export function offerOrganizations(
  queries: QueryClient,
  known: CallOutput<typeof contract.listOrganizations>,
): void {
  queries.setQueryDefaults(organizationsKey, { placeholderData: known });
}

/** The organizations one can sign in to, and the sample sign-ins where there are any. */
export function useOrganizations() {
  return useQuery({
    queryKey: organizationsKey,
    queryFn: ({ signal }) => listOrganizations({}, signal),
    staleTime: 5 * 60_000,
  });
}

export interface Credentials {
  slug: string;
  email: string;
  password: string;
  /** Of the authenticator app, or a recovery code. */
  code?: string;
}

/** Signs in; @throws CallError with the server's refusal. */
export async function signIn(credentials: Credentials): Promise<void> {
  const session = await callSignIn(credentials);
  // The session of who left unheard is no longer this browser's.
  noteLeftUnheard(false);
  beginSession(session);
}

function isSignedOut(error: unknown): boolean {
  return error instanceof CallError && error.code === 'SIGNED_OUT';
}

const lookAgainMs = 5000;

/** Finds out who is signed in, when the page starts. Nobody need press a button because a server was slow once. */
export async function loadSession(): Promise<void> {
  awaitSession();
  try {
    await endLeftSession();
    const { session } = await callFind({});
    if (session) beginSession(session);
    else clearSession();
  } catch (error) {
    failSession(error);
    if (isTimedOut(error)) setTimeout(lookAgain, lookAgainMs);
  }
}

function lookAgain(): void {
  if (currentSession().status === 'failed') void loadSession();
}

/** Tells the server that somebody signed out here while it did not answer. @throws CallError while it still does not */
export async function endLeftSession(): Promise<void> {
  if (!hasLeftUnheard()) return;
  try {
    await callSignOut({});
  } catch (error) {
    if (!isSignedOut(error)) throw error;
  }
  noteLeftUnheard(false);
}

/** Signs out on this device while the server does not answer; it is told as soon as it does. */
export function leaveUnheard(): void {
  noteLeftUnheard(true);
  clearSession();
}

let isLeaving = false;

/** Asks whether the session is still alive; one that is over is asked to be renewed over the open page. */
export async function checkSession(): Promise<void> {
  // Who is just signing out is told of the end of their own session as well.
  if (currentSession().status !== 'signed-in' || isLeaving) return;
  const found = await callFind({}).catch(() => undefined);
  if (found && !isLeaving && !isOfPerson(found.session)) markSessionEnded();
}

/** False as well when somebody else has signed in to this browser meanwhile, in another tab. */
function isOfPerson(session: SignedIn | null): boolean {
  const state = currentSession();
  return state.status === 'signed-in' && session?.user.id === state.person.user.id;
}

/**
 * Keeps what is known of the signed-in person and their hospital fresh: it is fetched again when the settings, what
 * sessions may do, or this person's own session is announced, and when contact was regained.
 */
export function useFreshSession(): void {
  const { user } = usePerson();
  useQuery(sessionAfter('settings'));
  useQuery(sessionAfter('sessions'));
  useQuery(sessionAfter(sessionTopic(user.id)));
}

function sessionAfter(topic: Topic) {
  return queryOptions({
    queryKey: [topic, 'session'],
    queryFn: refetchSession,
    // What the page was started with is fresh; only an announcement makes it stale.
    initialData: null,
    staleTime: Infinity,
  });
}

async function refetchSession(): Promise<null> {
  const { session } = await callFind({});
  const state = currentSession();
  if (state.status !== 'signed-in' || state.hasEnded) return null;
  if (session && isOfPerson(session)) beginSession(session);
  else markSessionEnded();
  return null;
}

/** Ends this session, or all sessions of the person; one that was over already counts as ended. */
export async function signOut(reach: 'here' | 'everywhere'): Promise<void> {
  isLeaving = true;
  try {
    await (reach === 'here' ? callSignOut({}) : callSignOutEverywhere({}));
  } catch (error) {
    if (!isSignedOut(error)) throw error;
  } finally {
    isLeaving = false;
  }
  clearSession();
}
