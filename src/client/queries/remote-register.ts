import type { CallOutput, CallRequest } from '#kernel/define-call.ts';
import { type RemoteRead, type RemoteWrite, remoteRead, remoteWrite, type Submission } from '../remote.ts';
import type { CallNamed, ReadCall, WriteCall } from './call-named.ts';
import { type MoreOfPage, usePage } from './reads.ts';
import { useRefresh } from './use-refresh.ts';

/** What the ids of a contract's calls begin with. */
type RegisterName<Contract> =
  CallNamed<Contract, 'list', ReadCall> extends { id: `${infer Name}.list` } ? Name : never;

/** A field in which a change may name its record. */
type IdField<Update extends WriteCall> = keyof CallRequest<Update> & `${string}Id`;

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
  /** Changes these fields of a record, in the version that was seen. */
  change(
    seen: { id: string; version: number },
    fields: Partial<CallRequest<Update>>,
    submission?: Submission,
  ): Promise<CallOutput<Update>>;
  /** What its lists are kept under. */
  topic: string;
  /** One page of the records; the page before stays on screen until the next has come. */
  useList: (...asked: Asked<List>) => ReturnType<typeof usePage<List>>;
  /** Has the records fetched again after a change. */
  useRefresh: () => () => void;
}

/**
 * The calls `name.list`, `name.create` and `name.update` of a contract, of which only the type is needed, and the hooks
 * that go with them; `idField` is what a change calls the id of its record. The last word is the live topic under which
 * the list is kept; without any it is the name.
 *
 *     export const suppliers = remoteRegister<typeof contract>('suppliers', 'supplierId');
 *     export const { list: listSuppliers, useList: useSuppliers } = suppliers;
 */
export function remoteRegister<Contract>(
  name: RegisterName<Contract>,
  idField: IdField<CallNamed<Contract, 'update', WriteCall>>,
  topic: string = name,
): RemoteRegister<
  CallNamed<Contract, 'list', ReadCall>,
  CallNamed<Contract, 'create', WriteCall>,
  CallNamed<Contract, 'update', WriteCall>
> {
  type List = CallNamed<Contract, 'list', ReadCall>;
  type Update = CallNamed<Contract, 'update', WriteCall>;
  const list = remoteRead<List>(`${name}.list`);
  const update = remoteWrite<Update>(`${name}.update`);
  return {
    list,
    create: remoteWrite<CallNamed<Contract, 'create', WriteCall>>(`${name}.create`),
    update,
    change: ({ id, version }, fields, submission) =>
      update({ ...(fields as object), [idField]: id, version } as CallRequest<Update>, submission),
    topic,
    useList: function useList(...[request, more]) {
      return usePage(topic, list, request ?? ({} as CallRequest<List>), more);
    },
    useRefresh: function useRefreshList() {
      return useRefresh(topic);
    },
  };
}
