import { Anchor, Group } from '@mantine/core';
import { Link } from '#client/link.tsx';
import { StatusBadge } from '#ui/page/status-badge.tsx';
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

/** How many doses of a patient are overdue and due within two hours, with the way to them; nothing where none is. */
export function DosesOfPatient({ admissionId, wardId }: DosesOfPatientProps) {
  const { data } = useMarGrid(wardId);
  const doses = data?.rows.find((row) => row.admissionId === admissionId)?.patient.doses ?? [];
  const now = data?.now ?? '';
  const overdue = doses.filter((dose) => isOverdue(dose, now)).length;
  const soon = doses.filter((dose) => isDueWithin(dose, now, soonMinutes)).length;
  if (overdue + soon === 0) return null;
  return (
    <Anchor
      underline="never"
      renderRoot={(props) => <Link {...props} to="/dashboard/nursing/mar" search={{ admissionId }} />}
    >
      <Group gap={4} component="span">
        {overdue > 0 && <StatusBadge tone="danger">{t('overdueDoses', { count: overdue })}</StatusBadge>}
        {soon > 0 && <StatusBadge tone="info">{t('dueDoses', { count: soon })}</StatusBadge>}
      </Group>
    </Anchor>
  );
}
