import { Anchor, Group, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { spanWords } from '#areas/patients/patient-words.public.ts';
import { usePerson } from '#client/session.ts';
import { useToday } from '#client/use-today.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import type { Bed } from '../bed.contract.ts';
import { dayOfStay } from '../bed.rules.ts';
import { genderWords, patientName } from '../bed.words.ts';
import { t } from '../beds.texts.ts';

type Occupant = NonNullable<Bed['patient']>;

/** Who lies in a bed: name, sex and age, days, when the discharge is expected, and what to beware of. */
export function BedOccupant({ patient }: { patient: Occupant }) {
  return (
    <>
      <Group gap={4} wrap="nowrap" align="flex-start">
        {patient.isRestricted && <Icon name="lock" size={14} />}
        <Anchor
          component={Link}
          to={`/dashboard/admissions/${patient.admissionId}`}
          size="sm"
          fw={600}
          lineClamp={2}
          style={{ overflowWrap: 'anywhere' }}
        >
          {patientName(patient)}
        </Anchor>
      </Group>
      <Text size="xs" c="dimmed">
        {demographicWords(patient)}
      </Text>
      <Stay patient={patient} />
      {patient.precautions.length > 0 && (
        <Group gap={4}>
          {patient.precautions.map((precaution) => (
            <StatusBadge key={precaution} tone={precaution === 'fall_risk' ? 'warning' : 'danger'}>
              {t(`precaution_${precaution}`)}
            </StatusBadge>
          ))}
        </Group>
      )}
    </>
  );
}

function demographicWords({ gender, ageMonths }: Occupant): string {
  if (gender === null || ageMonths === null) return t('withheld');
  return t('demographics', { gender: genderWords(gender), age: spanWords(ageMonths) });
}

function Stay({ patient }: { patient: Occupant }) {
  const { tenant } = usePerson();
  const { date } = useFormat();
  const today = useToday();
  const { receivedAt, estimatedDischargeDate: out } = patient;
  const admitted = dateIn(tenant.timeZone, new Date(patient.admittedAt));
  const day = dayOfStay(admitted, today);
  const isOverdue = out !== null && out < today;
  return (
    <Text size="xs" {...(isOverdue && { c: 'red', fw: 600 })}>
      {receivedAt === null ? t('notReceived') : t('dayOfStay', { day })}
      {out !== null && ` · ${t(isOverdue ? 'overdueOut' : 'expectedOut', { date: date(out) })}`}
    </Text>
  );
}
