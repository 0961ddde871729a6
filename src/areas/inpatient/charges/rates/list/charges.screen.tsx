import { Stack } from '@mantine/core';
import { useMay } from '#client/session.ts';
import { BackLink } from '#screens/detail/back-link.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { t } from '../rates.texts.ts';
import { BedRates } from './bed-rates.tsx';
import { Packages } from './packages.tsx';
import { TimedCharges } from './timed-charges.tsx';

/** What stays cost: beds, what is charged by time, packages. */
export function ChargesScreen() {
  const may = useMay();
  const seesBoard = may('beds.admin') || may('beds.assign') || may('beds.clean');
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('lead')}
        {...(seesBoard && { back: <BackLink to="/dashboard/bed-management" label={t('back')} /> })}
      />
      <Stack gap="xl">
        <BedRates />
        <TimedCharges />
        <Packages />
      </Stack>
    </>
  );
}
