import { useRefresh } from '#client/queries/use-refresh.ts';
import type { Submission } from '#client/remote.ts';
import type { OwnRefusals } from '#screens/refusal/refusal-words.ts';
import { type ConfirmedWrite, useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import type { Translate } from '#ui/i18n/text-types.ts';
import type { RowAction } from '#ui/list/list-types.ts';
import { type InUse, inUseAs, isInUse } from './in-use.ts';
import { registerWords } from './register-words.ts';

type Status = 'active' | 'inactive';

/** A record that is taken out of use or brought back: which one, as it was seen, and to which of the two. */
export interface StatusChange {
  id: string;
  version: number;
  name: string;
  to: Status;
}

/** The sentences that a register has of its own; 'Activate', 'Deactivate' and what is said afterwards are shared. */
export type OwnStatusWord =
  | 'activateTitle'
  | 'activateQuestion'
  | 'deactivateTitle'
  | 'deactivateQuestion'
  | 'failedToUpdate';

/** A `remoteRegister` whose records say whether they are in use. */
export interface ChangedRegister<Stored> {
  topic: string;
  change(
    seen: StatusChange,
    fields: { isActive?: boolean; status?: Status },
    submission: Submission,
  ): Promise<Stored>;
}

export interface StatusWords<T extends Record<OwnStatusWord, string>> {
  /** The register's texts. */
  words: Translate<T>;
  /** Left out it is 'failedToUpdate'. */
  failed?: (change: StatusChange) => string;
  refusals?: OwnRefusals;
}

/** What is changed; or, of what is no `remoteRegister`, the call that changes it and what follows. */
type StatusWrite<Stored> =
  | { register: ChangedRegister<Stored> }
  | { call: (change: StatusChange, submission: Submission) => Promise<Stored>; onSettled: () => void };

/** A record of a register, in use or not. */
type Registered = InUse & { id: string; version: number; name: string };

interface StatusChanges extends ConfirmedWrite<StatusChange> {
  /** The action of its row that takes a record out of use, or brings it back. */
  actionOf: (record: Registered) => RowAction;
}

/** Takes records that stay in the list out of use, and brings them back, each after a question. */
export function useStatusChange<Stored, T extends Record<OwnStatusWord, string>>({
  words,
  ...options
}: StatusWords<T> & StatusWrite<Stored>): StatusChanges {
  const say = registerWords(words);
  const register = 'register' in options ? options.register : undefined;
  const refresh = useRefresh(register?.topic ?? '');
  const write = useConfirmedWrite<StatusChange, Stored>({
    failed: () => say('failedToUpdate'),
    ...('register' in options
      ? {
          call: (change, submission) =>
            options.register.change(change, inUseAs(change, change.to), submission),
          onSettled: refresh,
        }
      : { call: options.call, onSettled: options.onSettled }),
    ...(options.failed && { failed: options.failed }),
    ...(options.refusals && { refusals: options.refusals }),
    ask: ({ to, name }) =>
      to === 'inactive'
        ? {
            title: say('deactivateTitle', { name }),
            message: say('deactivateQuestion', { name }),
            confirmLabel: say('deactivate', { name }),
            isDestructive: true,
          }
        : {
            title: say('activateTitle', { name }),
            message: say('activateQuestion', { name }),
            confirmLabel: say('activate', { name }),
          },
    done: ({ to, name }) => say(to === 'inactive' ? 'wasDeactivated' : 'wasActivated', { name }),
  });
  const actionOf = (record: Registered): RowAction => ({
    label: say(isInUse(record) ? 'deactivate' : 'activate'),
    icon: isInUse(record) ? 'archive' : 'refresh',
    isBusy: write.busyId === record.id,
    onClick: () => void write.start({ ...record, to: isInUse(record) ? 'inactive' : 'active' }),
  });
  return { ...write, actionOf };
}
