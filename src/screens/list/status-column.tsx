import type { ListColumn } from '#ui/list/list-types.ts';
import { StatusBadge } from '#ui/page/status-badge.tsx';

type StatusText = 'status' | 'status_active' | 'status_inactive';

/** The column of a register that says whether a record is in use. */
export function statusColumn<Row extends { isActive: boolean }>(
  t: (key: StatusText) => string,
): ListColumn<Row> {
  return {
    id: 'status',
    title: t('status'),
    width: 130,
    render: ({ isActive }) => (
      <StatusBadge tone={isActive ? 'success' : 'neutral'}>
        {t(isActive ? 'status_active' : 'status_inactive')}
      </StatusBadge>
    ),
  };
}
