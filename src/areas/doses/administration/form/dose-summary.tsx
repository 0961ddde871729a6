import { Alert, Stack, Text } from '@mantine/core';
import { asNeededWords, routeWords } from '#areas/pharmacy/pharmacy-web.public.ts';
import { SlotView } from '#client/registration/slot-view.tsx';
import { AllergyNote } from '#screens/safety/allergy-note.tsx';
import { FindingNote } from '#screens/safety/finding-note.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import { inBoundary } from '#ui/state/crash/in-boundary.tsx';
import { oralDoseSlot } from '../../doses-web.public.ts';
import { doseGivenWords } from '../dosage.words.ts';
import type { PlainDose } from '../dose.contract.ts';
import type { DoseToGive } from '../administration.contract.ts';
import { t } from '../administration.texts.ts';

/** That somebody was first, as after a time without a network. */
export function DecidedAlready({ dose }: { dose: PlainDose | null }) {
  const { dateTime } = useFormat();
  if (!dose || dose.status === 'scheduled' || dose.status === 'missed') return null;
  const { status, administeredByName: name, administeredTime: at } = dose;
  const facts = { status: t(`decided_${status}`), name: name ?? '', time: at ? dateTime(at) : '' };
  return (
    <Alert color="red" variant="light" p="xs">
      {t('decidedAlready', facts)}
    </Alert>
  );
}

/** What must be known before the dose is given. */
export function DoseSummary({ known }: { known: DoseToGive }) {
  const { dateTime } = useFormat();
  const { order, allergies, checks } = known.patient;
  if (!order) return null;
  const { asNeeded, dose } = order;
  return (
    <Stack gap={4}>
      <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
        {[doseGivenWords(order), order.frequency, dose?.route && routeWords(dose.route), order.instruction]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      {dose && (
        <Text size="sm">
          {t('dueAt', { time: dateTime(dose.scheduledTime) })}{' '}
          {known.timing !== 'on-time' && <StatusBadge tone="danger">{t(known.timing)}</StatusBadge>}
        </Text>
      )}
      {!order.isInList && <Text size="sm">{t('notInList')}</Text>}
      {dose?.route === 'oral' && (
        <SlotView slot={oralDoseSlot} props={{ admissionId: dose.admissionId }} wrap={inBoundary} />
      )}
      <DecidedAlready dose={dose} />
      {asNeeded && (
        <Text size="sm">
          {t('indication', {
            indication: asNeeded.indication ?? '',
            terms: asNeededWords({
              prnMinimumMinutes: asNeeded.minimumMinutes,
              prnMaximum: asNeeded.maximum,
            }),
          })}
        </Text>
      )}
      {asNeeded?.nextAt && (
        <Text size="sm" fw={600}>
          {t('nextAt', { time: dateTime(asNeeded.nextAt) })}
        </Text>
      )}
      <AllergyNote known={allergies} />
      {checks.map((check) => (
        <FindingNote key={check.key} finding={check} />
      ))}
    </Stack>
  );
}
