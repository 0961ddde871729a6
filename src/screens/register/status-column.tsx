import type { Translate } from '#ui/i18n/text-types.ts';
import type { ListColumn } from '#ui/list/list-types.ts';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import { type InUse, isInUse } from './in-use.ts';
import { t as shared } from './register.texts.ts';
import { registerWords } from './register-words.ts';

/** Whether a record is in use, in the words of all registers or in its own. */
export function statusColumn<Row extends InUse, T extends Record<string, string> = Record<string, string>>(
  own?: Translate<T>,
): ListColumn<Row> {
  const say = own ? registerWords(own) : registerWords(shared);
  return {
    id: 'status',
    title: say('status'),
    width: 130,
    render: (row) => (
      <StatusBadge tone={isInUse(row) ? 'success' : 'neutral'}>
        {say(isInUse(row) ? 'status_active' : 'status_inactive')}
      </StatusBadge>
    ),
  };
}
