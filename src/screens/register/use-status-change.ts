import type { Submission } from '#client/remote.ts';
import type { OwnRefusals } from '#screens/refusal/refusal-words.ts';
import { type ConfirmedWrite, useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import type { Translate } from '#ui/i18n/text-types.ts';
import type { RowAction } from '#ui/list/list-types.ts';
import { type InUse, isInUse } from './in-use.ts';
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
type OwnWord =
  | 'activateTitle'
  | 'activateQuestion'
  | 'deactivateTitle'
  | 'deactivateQuestion'
  | 'failedToUpdate';

interface StatusChangeOptions<Stored, T extends Record<OwnWord, string>> {
  /** The register's texts. */
  words: Translate<T>;
  call: (change: StatusChange, submission: Submission) => Promise<Stored>;
  /** Left out it is 'failedToUpdate'. */
  failed?: (change: StatusChange) => string;
  refusals?: OwnRefusals;
  onSettled: () => void;
}

/** A record of a register, in use or not. */
type Registered = InUse & { id: string; version: number; name: string };

interface StatusChanges extends ConfirmedWrite<StatusChange> {
  /** The action of its row that takes a record out of use, or brings it back. */
  actionOf: (record: Registered) => RowAction;
}

/** Takes records that stay in the list out of use, and brings them back, each after a question. */
export function useStatusChange<Stored, T extends Record<OwnWord, string>>({
  words,
  ...options
}: StatusChangeOptions<Stored, T>): StatusChanges {
  const say = registerWords(words);
  const write = useConfirmedWrite<StatusChange, Stored>({
    failed: () => say('failedToUpdate'),
    ...options,
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
