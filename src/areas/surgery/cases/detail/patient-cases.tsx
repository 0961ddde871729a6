import { Anchor, Button, Group, List, Paper, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import type { ConsultationOrderProps } from '#areas/consultations/consultations-web.public.ts';
import type { AdmissionSectionProps } from '#areas/inpatient/inpatient-web.public.ts';
import type { PatientTimelineProps } from '#areas/patients/patients-web.public.ts';
import { carrying } from '#client/carried.ts';
import { Link, type LinkProps } from '#client/link.tsx';
import { useMay } from '#client/session.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { QueryStatus } from '#ui/state/query-status.tsx';
import { useCasePage } from '../case.hooks.ts';
import { procedureWords, timeWords } from '../case.words.ts';
import { t } from '../cases.texts.ts';
import { CaseBadges } from '../list/case-columns.tsx';

const shown = 10;
const newCase = '/dashboard/surgery/cases/new';

/** The latest operations of a patient, below the patient's record. */
export function PatientCases({ patientId, isDeceased }: PatientTimelineProps) {
  return (
    <Operations
      filter={{ patientId }}
      action={!isDeceased && <ScheduleSurgery search={{ patientId }} size="xs" />}
    />
  );
}

/** The operations of a stay, on the page of the admission. */
export function AdmissionCases({ admissionId, patientId, isActive }: AdmissionSectionProps) {
  return (
    <Operations
      filter={{ admissionId }}
      action={isActive && <ScheduleSurgery search={{ patientId, admissionId }} size="xs" />}
    />
  );
}

/** The button among the orders of a consultation. */
export function ScheduleFromConsultation({ patientId, consultationId, ...written }: ConsultationOrderProps) {
  return <ScheduleSurgery search={{ patientId, consultationId }} size="xs" state={carrying(written)} />;
}

interface ScheduleSurgeryProps extends Pick<LinkProps, 'state'> {
  search: Record<string, string>;
  size: 'xs' | 'sm';
}

function ScheduleSurgery({ search, size, state }: ScheduleSurgeryProps) {
  if (!useMay()(['theatre.schedule', 'surgery.operate'])) return null;
  return (
    <Button
      variant="default"
      size={size}
      renderRoot={(props) => <Link {...props} to={newCase} search={search} {...(state && { state })} />}
    >
      {t('scheduleSurgery')}
    </Button>
  );
}

interface OperationsProps {
  filter: { patientId: string } | { admissionId: string };
  action: ReactNode;
}

function Operations({ filter, action }: OperationsProps) {
  const format = useFormat();
  const titleId = useId();
  const query = useCasePage({ ...filter, limit: shown });
  const rows = query.data?.rows ?? [];
  return (
    <Paper withBorder p="md" component="section" aria-labelledby={titleId}>
      <Group justify="space-between" mb="md">
        <Title order={2} size="h4" id={titleId}>
          {t('ofPatient')}
        </Title>
        {action}
      </Group>
      <QueryStatus query={query} failed={t('failedToLoad')} />
      {query.data && rows.length === 0 && <Text c="dimmed">{t('noneOfPatient')}</Text>}
      {rows.length > 0 && (
        <List listStyleType="none" spacing="sm">
          {rows.map((surgicalCase) => (
            <List.Item key={surgicalCase.id} styles={{ itemWrapper: { display: 'block' } }}>
              <Group justify="space-between" gap="xs">
                <div style={{ minWidth: 0 }}>
                  <Anchor component={Link} to={`/dashboard/surgery/cases/${surgicalCase.id}`} fw={550}>
                    {procedureWords(surgicalCase)}
                  </Anchor>
                  <Text size="sm" c="dimmed">
                    {surgicalCase.caseNumber} · {timeWords(surgicalCase, format)}
                  </Text>
                </div>
                <CaseBadges surgicalCase={surgicalCase} />
              </Group>
            </List.Item>
          ))}
        </List>
      )}
    </Paper>
  );
}
