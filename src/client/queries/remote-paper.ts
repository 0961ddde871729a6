import type { CallRequest } from '#kernel/define-call.ts';
import { type RemoteRead, type RemoteWrite, remoteRead, remoteWrite } from '../remote.ts';
import type { CallNamed, ReadCall, WriteCall } from './call-named.ts';
import { usePage, useRead } from './reads.ts';
import { useRefresh } from './use-refresh.ts';

type ReadVerb = 'list' | 'get' | 'count';

const writeVerbs = ['create', 'update', 'sign', 'addAddendum', 'markInError', 'recordPrint'] as const;

type WriteVerb = (typeof writeVerbs)[number];

type Read<Contract, Verb extends ReadVerb> = CallNamed<Contract, Verb, ReadCall>;
type Write<Contract, Verb extends WriteVerb> = CallNamed<Contract, Verb, WriteCall>;

/** What the ids of a contract's calls begin with. */
type PaperName<Contract> = Read<Contract, 'get'> extends { id: `${infer Name}.get` } ? Name : never;

/** The writes of every paper that this contract declares. */
type PaperWrites<Contract> = {
  [Verb in WriteVerb as [Write<Contract, Verb>] extends [never] ? never : Verb]: RemoteWrite<
    Write<Contract, Verb>
  >;
};

/** The calls and hooks of one kind of paper. */
export type RemotePaper<Contract> = PaperWrites<Contract> & {
  get: RemoteRead<Read<Contract, 'get'>>;
  /** One page of papers; the page before stays on screen until the next has come. */
  useList: (
    request: CallRequest<Read<Contract, 'list'>>,
  ) => ReturnType<typeof usePage<Read<Contract, 'list'>>>;
  /** One paper; each fetch is written to the audit trail. */
  useOpened: (
    request: CallRequest<Read<Contract, 'get'>>,
  ) => ReturnType<typeof useRead<Read<Contract, 'get'>>>;
  /** How many there are, where the contract counts them. */
  useCounts: () => ReturnType<typeof useRead<Read<Contract, 'count'>>>;
  /** Has lists, figures and the opened paper fetched again after a change. */
  useRefresh: () => () => void;
};

/**
 * The calls that most papers have, by the ids of a contract of which only the type is needed, and the hooks that go with
 * them; other calls stand beside it. The first topic is the live one under which the papers are kept, those after it are
 * fetched again with it.
 *
 *     export const { sign: signNote, useOpened: useNote } = remotePaper<typeof contract>('operativeNotes', 'operative-notes');
 */
export function remotePaper<Contract>(
  name: PaperName<Contract>,
  topic: string,
  ...alsoRefreshed: readonly string[]
): RemotePaper<Contract> {
  const list = remoteRead<Read<Contract, 'list'>>(`${name}.list`);
  const get = remoteRead<Read<Contract, 'get'>>(`${name}.get`);
  const count = remoteRead<Read<Contract, 'count'>>(`${name}.count`);
  const writes = writeVerbs.map((verb) => [verb, remoteWrite(`${name}.${verb}`)]);
  return {
    ...(Object.fromEntries(writes) as PaperWrites<Contract>),
    get,
    useList: function useList(request) {
      return usePage(topic, list, request);
    },
    useOpened: function useOpened(request) {
      return useRead(topic, get, request);
    },
    useCounts: function useCounts() {
      return useRead(topic, count, {} as CallRequest<Read<Contract, 'count'>>);
    },
    useRefresh: function useRefreshPapers() {
      return useRefresh(topic, ...alsoRefreshed);
    },
  };
}
