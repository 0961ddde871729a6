import { Button, Group, Paper, Text, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { formatTime } from '#ui/i18n/format-date.ts';
import { TimeZoneField } from '../../organization/form/time-zone-field.tsx';
import { decideClock } from '../first-hour.calls.ts';
import { t } from '../first-hour.texts.ts';

const ofDevice = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Asks who stands on UTC, once, by which clock they work; the zone of the device is proposed. */
export function ClockCard({ isOperator = false }: { isOperator?: boolean }) {
  const { time, tenant } = useFormat();
  const queries = useQueryClient();
  const headingId = useId();
  const [now] = useState(() => new Date());
  const [timeZone, setTimeZone] = useState(ofDevice);
  const decision = useConfirmedWrite({
    call: (wanted: { timeZone: string }, submission) => decideClock(wanted, submission),
    done: (_wanted, saved: { timeZone: string }) => t('clockSaved', saved),
    failed: () => t('failed'),
    onSettled: () => void queries.invalidateQueries({ queryKey: ['settings'] }),
  });
  return (
    <Paper component="section" withBorder p="md" mb="lg" aria-labelledby={headingId}>
      <Title order={2} size="h4" id={headingId} mb="xs">
        {t(isOperator ? 'clockTitleOperator' : 'clockTitle')}
      </Title>
      <Text size="sm">
        {t(isOperator ? 'clockLeadOperator' : 'clockLead', {
          here: formatTime(now, { ...tenant, timeZone }),
          utc: time(now),
        })}
      </Text>
      <Text size="sm" c="dimmed" mb="sm">
        {t('clockLater')}
      </Text>
      <Group align="flex-end">
        <TimeZoneField
          label={t('timeZone')}
          w={320}
          allowDeselect={false}
          value={timeZone}
          onChange={(chosen) => chosen !== null && setTimeZone(chosen)}
        />
        <Button
          loading={decision.isBusy && decision.busy?.timeZone === timeZone}
          disabled={decision.isBusy}
          onClick={() => void decision.start({ timeZone })}
        >
          {t('useZone')}
        </Button>
        <Button
          variant="default"
          disabled={decision.isBusy}
          onClick={() => void decision.start({ timeZone: 'UTC' })}
        >
          {t('utcIsRight')}
        </Button>
      </Group>
    </Paper>
  );
}
