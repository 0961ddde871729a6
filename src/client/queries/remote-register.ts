import type { CallRequest } from '#kernel/define-call.ts';
import { type RemoteRead, type RemoteWrite, remoteRead, remoteWrite } from '../remote.ts';
import type { CallNamed, ReadCall, WriteCall } from './call-named.ts';
import { type MoreOfPage, usePage } from './reads.ts';
import { useRefresh } from './use-refresh.ts';

/** What the ids of a contract's calls begin with. */
type RegisterName<Contract> =
  CallNamed<Contract, 'list', ReadCall> extends { id: `${infer Name}.list` } ? Name : never;

/** What is asked of a list: nothing where it takes nothing, or may. */
type Asked<List extends ReadCall> =
  Record<string, never> extends CallRequest<List>
    ? [request?: CallRequest<List>, more?: MoreOfPage<List>]
    : [request: CallRequest<List>, more?: MoreOfPage<List>];

/** The calls and hooks of a list of records that people add and change. */
export interface RemoteRegister<List extends ReadCall, Create extends WriteCall, Update extends WriteCall> {
  list: RemoteRead<List>;
  create: RemoteWrite<Create>;
  update: RemoteWrite<Update>;
  /** One page of the records; the page before stays on screen until the next has come. */
  useList: (...asked: Asked<List>) => ReturnType<typeof usePage<List>>;
  /** Has the records fetched again after a change. */
  useRefresh: () => () => void;
}

/**
 * The calls `name.list`, `name.create` and `name.update` of a contract, of which only the type is needed, and the hooks
 * that go with them. The first topic is the live one under which the list is kept; without any it is the name.
 *
 *     export const { list: listSuppliers, useList: useSuppliers } = remoteRegister<typeof contract>('suppliers');
 */
export function remoteRegister<Contract>(
  name: RegisterName<Contract>,
  topic: string = name,
): RemoteRegister<
  CallNamed<Contract, 'list', ReadCall>,
  CallNamed<Contract, 'create', WriteCall>,
  CallNamed<Contract, 'update', WriteCall>
> {
  type List = CallNamed<Contract, 'list', ReadCall>;
  const list = remoteRead<List>(`${name}.list`);
  return {
    list,
    create: remoteWrite<CallNamed<Contract, 'create', WriteCall>>(`${name}.create`),
    update: remoteWrite<CallNamed<Contract, 'update', WriteCall>>(`${name}.update`),
    useList: function useList(...[request, more]) {
      return usePage(topic, list, request ?? ({} as CallRequest<List>), more);
    },
    useRefresh: function useRefreshList() {
      return useRefresh(topic);
    },
  };
}
