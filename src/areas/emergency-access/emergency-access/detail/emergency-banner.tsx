import { Button, Group, Paper, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { RecordNoticeProps } from '#areas/patients/patients-web.public.ts';
import { useMay } from '#client/session.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { useOwnEmergencies, useRefreshClosed } from '../emergency-access.hooks.ts';
import { t } from '../emergency-access.texts.ts';
import classes from './emergency-banner.module.css';
import { TimeLeft } from './time-left.tsx';
import { useEndEmergency } from './use-end-emergency.ts';

/** The red band on a record that is open only because of an emergency; when that ends, the record is closed. */
export function EmergencyBanner({ patientId, isRestricted }: RecordNoticeProps) {
  const may = useMay();
  const refresh = useRefreshClosed();
  const { rows, isKnown } = useOwnEmergencies();
  const ending = useEndEmergency();
  const access = rows.find((row) => row.patient.id === patientId);
  const isOpenAnyway = may('patients.read') && (!isRestricted || may('emr.sensitive'));
  const isOpened = access !== undefined;
  const wasOpened = useRef(false);
  useEffect(() => {
    const hasRunOut = isKnown && !isOpened && (wasOpened.current || !isOpenAnyway);
    wasOpened.current = isOpened;
    if (hasRunOut) refresh();
  }, [isKnown, isOpened, isOpenAnyway, refresh]);

  if (!access) return null;
  return (
    <Paper component="section" aria-label={t('banner')} className={classes['band']} p="md" mb="md">
      <Group justify="space-between" gap="md">
        <Group gap="sm" wrap="nowrap" align="flex-start" className={classes['words']}>
          <Icon name="alert" />
          <div>
            <Text fw={700}>
              {t('banner')} · <TimeLeft endsAtMs={access.endsAtMs} />
            </Text>
            <Text size="sm">{t('bannerText', { reason: access.reason })}</Text>
          </div>
        </Group>
        <Button variant="white" color="red" loading={ending.isBusy} onClick={() => void ending.start(access)}>
          {t('end')}
        </Button>
      </Group>
    </Paper>
  );
}
