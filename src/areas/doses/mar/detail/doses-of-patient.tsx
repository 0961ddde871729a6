import { Anchor, Group } from '@mantine/core';
import { Link } from '#client/link.tsx';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import { t as orders } from '../../orders/orders.texts.ts';
import { useMarGrid } from '../mar.hooks.ts';
import { isDueWithin, isOverdue } from '../mar.rules.ts';
import { t } from '../mar.texts.ts';

/** What is due within two hours stands on the dashboard. */
const soonMinutes = 120;

export interface DosesOfPatientProps {
  admissionId: string;
  /** The ward that is shown, as elsewhere on the screen: all its patients are asked for at once. */
  wardId: string | undefined;
}

/** How many orders no nurse has read, and how many doses are overdue and due within two hours, with the way to them; nothing where none is. */
export function DosesOfPatient({ admissionId, wardId }: DosesOfPatientProps) {
  const { data } = useMarGrid(wardId);
  const { doses = [], unreadOrders } =
    data?.rows.find((row) => row.admissionId === admissionId)?.patient ?? {};
  const unread = unreadOrders ?? 0;
  const now = data?.now ?? '';
  const overdue = doses.filter((dose) => isOverdue(dose, now)).length;
  const soon = doses.filter((dose) => isDueWithin(dose, now, soonMinutes)).length;
  if (overdue + soon + unread === 0) return null;
  return (
    <Anchor
      underline="never"
      renderRoot={(props) => <Link {...props} to="/dashboard/nursing/mar" search={{ admissionId }} />}
    >
      <Group gap={4} component="span">
        {unread > 0 && <StatusBadge tone="warning">{orders('unread', { count: unread })}</StatusBadge>}
        {overdue > 0 && <StatusBadge tone="danger">{t('overdueDoses', { count: overdue })}</StatusBadge>}
        {soon > 0 && <StatusBadge tone="info">{t('dueDoses', { count: soon })}</StatusBadge>}
      </Group>
    </Anchor>
  );
}
