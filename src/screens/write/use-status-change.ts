import type { Submission } from '#client/remote.ts';
import type { OwnRefusals } from '#screens/refusal/refusal-words.ts';
import type { RowAction } from '#ui/list/list-types.ts';
import { type ConfirmedWrite, useConfirmedWrite } from './use-confirmed-write.ts';

type Status = 'active' | 'inactive';

/** A record that is taken out of use or brought back: which one, as it was seen, and to which of the two. */
export interface StatusChange {
  id: string;
  version: number;
  name: string;
  to: Status;
}

/** The sentences that a subject has for this, by the keys of its texts. */
type StatusWord =
  | 'activate'
  | 'activateTitle'
  | 'activateQuestion'
  | 'wasActivated'
  | 'deactivate'
  | 'deactivateTitle'
  | 'deactivateQuestion'
  | 'wasDeactivated';

interface StatusChangeOptions<Stored> {
  words: (key: StatusWord, name: string) => string;
  call: (change: StatusChange, submission: Submission) => Promise<Stored>;
  failed: (change: StatusChange) => string;
  refusals?: OwnRefusals;
  onSettled: () => void;
}

/** A record of a register, in use or not. */
interface Registered {
  id: string;
  version: number;
  name: string;
  isActive: boolean;
}

interface StatusChanges extends ConfirmedWrite<StatusChange> {
  /** The action of its row that takes a record out of use, or brings it back. */
  actionOf: (record: Registered) => RowAction;
}

/** Takes records that stay in the list out of use, and brings them back, each after a question. */
export function useStatusChange<Stored>({
  words: t,
  ...options
}: StatusChangeOptions<Stored>): StatusChanges {
  const write = useConfirmedWrite<StatusChange, Stored>({
    ...options,
    ask: ({ to, name }) =>
      to === 'inactive'
        ? {
            title: t('deactivateTitle', name),
            message: t('deactivateQuestion', name),
            confirmLabel: t('deactivate', name),
            isDestructive: true,
          }
        : {
            title: t('activateTitle', name),
            message: t('activateQuestion', name),
            confirmLabel: t('activate', name),
          },
    done: ({ to, name }) => t(to === 'inactive' ? 'wasDeactivated' : 'wasActivated', name),
  });
  const actionOf = ({ id, version, name, isActive }: Registered): RowAction => ({
    label: t(isActive ? 'deactivate' : 'activate', name),
    icon: isActive ? 'archive' : 'refresh',
    isBusy: write.busyId === id,
    onClick: () => void write.start({ id, version, name, to: isActive ? 'inactive' : 'active' }),
  });
  return { ...write, actionOf };
}
