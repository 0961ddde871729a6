import { Alert, Anchor, Stack } from '@mantine/core';
import { Link } from '#client/link.tsx';
import { useMay, usePerson } from '#client/session.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { useHandoverPage } from '../handover.calls.ts';
import { t } from '../handovers.texts.ts';

/** Handovers that wait for whoever looks; the nurse in charge sees all of them. Nothing where there are none. */
export function WaitingHandovers() {
  const may = useMay();
  const { user } = usePerson();
  const { dateTime } = useFormat();
  const own = may('shifts.manage') ? {} : { toNurseId: user.id };
  const rows = useHandoverPage({ status: 'given', limit: 20, ...own }).data?.rows ?? [];
  if (rows.length === 0) return null;
  return (
    <Alert color="yellow" title={t('waiting')} mb="md">
      <Stack gap={4}>
        {rows.map(({ id, fromNurseName, toNurseName, patients, givenAt }) => (
          <Anchor key={id} component={Link} to={`/dashboard/nursing/handovers/${id}`} size="sm">
            {t('waitingOf', {
              from: fromNurseName,
              to: toNurseName,
              patients,
              time: dateTime(givenAt),
            })}
          </Anchor>
        ))}
      </Stack>
    </Alert>
  );
}
