import { Button, List, Paper, Stack, Text, Title } from '@mantine/core';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { QueryStatus } from '#ui/state/query-status.tsx';
import type { Admission } from '../../admissions/admission.contract.ts';
import { useAdmissionPage } from '../../admissions/admission.hooks.ts';
import { patientName } from '../bed.words.ts';
import { t } from '../beds.texts.ts';
import { draggedAdmission } from './bed-card.tsx';
import classes from './bed-board.module.css';

/** How many of those who wait are shown; the list of admissions has all of them. */
const shown = 50;

/** Admitted patients without a bed, to be dragged onto one or placed by choosing it. */
export function WaitingPatients({ onChoose }: { onChoose: (admission: Admission) => void }) {
  const query = useAdmissionPage({ status: 'without-bed', sort: 'admitted', limit: shown });
  const rows = query.data?.rows ?? [];
  return (
    <Paper component="section" withBorder p="sm" aria-labelledby="waiting-for-bed">
      <Title order={2} size="h4" id="waiting-for-bed" mb="xs">
        {t('waiting')}
      </Title>
      <QueryStatus query={query} failed={t('failedToLoad')} />
      {query.data && (
        <Text size="sm" c="dimmed" mb={rows.length > 0 ? 'sm' : 0}>
          {t(rows.length === 0 ? 'waitingNone' : 'waitingHint')}
        </Text>
      )}
      {rows.length > 0 && (
        <List listStyleType="none" spacing="sm">
          {rows.map((admission) => (
            <List.Item key={admission.id} styles={{ itemWrapper: { display: 'block' } }}>
              <WaitingPatient admission={admission} onChoose={() => onChoose(admission)} />
            </List.Item>
          ))}
        </List>
      )}
    </Paper>
  );
}

function WaitingPatient({ admission, onChoose }: { admission: Admission; onChoose: () => void }) {
  const { dateTime } = useFormat();
  const name = patientName(admission.patient);
  return (
    <Paper
      withBorder
      p="xs"
      className={classes['waiting']}
      draggable
      onDragStart={(event) => event.dataTransfer.setData(draggedAdmission, admission.id)}
    >
      <Stack gap={4} align="flex-start">
        <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
          {name}
        </Text>
        <Text size="xs" c="dimmed">
          {admission.admissionNumber} · {dateTime(admission.admittedAt)}
        </Text>
        <Button
          size="compact-sm"
          variant="default"
          aria-label={t('chooseBedFor', { patient: name })}
          onClick={onChoose}
        >
          {t('chooseBed')}
        </Button>
      </Stack>
    </Paper>
  );
}
