import { Anchor, Group, List, Stack, Text, Title } from '@mantine/core';
import { SetSummary } from '#areas/vitals/vitals-web.public.ts';
import { Link } from '#client/link.tsx';
import { LaterEntries } from '#screens/papers/later-entries.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Fact } from '#ui/page/fact.tsx';
import type { Consultation, ConsultationNote } from '../consultation.contract.ts';
import { t } from '../consultations.texts.ts';

/** What was signed, to read: on its own page and as the last visit beside another one. */
export function SignedNote({ consultation, note }: { consultation: Consultation; note: ConsultationNote }) {
  const { date } = useFormat();
  const { followUpAppointmentId } = consultation;
  const texts = [
    [t('reason'), note.reason],
    [t('history'), note.history],
    [t('examination'), note.examination],
    [t('plan'), note.plan],
    [t('referredTo'), note.referredTo],
  ] as const;
  const followUp = [note.followUpDate && date(note.followUpDate), note.followUpNote].filter(Boolean);
  return (
    <Stack gap="md">
      <Stack component="dl" gap="sm" m={0}>
        {texts.map(
          ([label, value]) =>
            value && (
              <Fact key={label} label={label}>
                {value}
              </Fact>
            ),
        )}
      </Stack>
      <Vitals set={note.vitalSigns} />
      <Diagnoses diagnoses={note.diagnoses} />
      {(followUp.length > 0 || followUpAppointmentId) && (
        <div>
          <Title order={3} size="h6">
            {t('followUp')}
          </Title>
          <Text style={{ overflowWrap: 'anywhere' }}>{followUp.join(' · ')}</Text>
          {followUpAppointmentId && (
            <Text size="sm">
              {t('followUpBooked')}{' '}
              <Anchor
                renderRoot={(props) => (
                  <Link
                    {...props}
                    to="/dashboard/scheduling"
                    search={{ appointmentId: followUpAppointmentId }}
                  />
                )}
                size="sm"
              >
                {t('showAppointment')}
              </Anchor>
            </Text>
          )}
        </div>
      )}
    </Stack>
  );
}

function Vitals({ set }: { set: ConsultationNote['vitalSigns'] }) {
  if (!set) return null;
  return (
    <div>
      <Title order={3} size="h6" mb={4}>
        {t('vitals')}
      </Title>
      <SetSummary set={set} />
    </div>
  );
}

function Diagnoses({ diagnoses }: Pick<ConsultationNote, 'diagnoses'>) {
  if (diagnoses.length === 0) return null;
  return (
    <div>
      <Title order={3} size="h6" mb={4}>
        {t('diagnoses')}
      </Title>
      <List spacing={4}>
        {diagnoses.map(({ title, code, certainty, isPrimary }, place) => (
          <List.Item key={place}>
            <Group gap="xs">
              <Text span fw={isPrimary ? 600 : 400} style={{ overflowWrap: 'anywhere' }}>
                {title}
              </Text>
              <Text span size="sm" c="dimmed">
                {[code, t(`certainty_${certainty}`), isPrimary && t('primary')].filter(Boolean).join(' · ')}
              </Text>
            </Group>
          </List.Item>
        ))}
      </List>
    </div>
  );
}

/** What was added later, below what was signed. */
export function Amendments({ consultation: { amendments } }: { consultation: Consultation }) {
  const { dateTime } = useFormat();
  return (
    <LaterEntries
      title={t('amendments')}
      entries={amendments.map(({ id, kind, reason, body, amendedByName, amendedAt }) => ({
        id,
        title: `${t(`kind_${kind}`)}: ${reason}`,
        body,
        by: t('amendedBy', { name: amendedByName, time: dateTime(amendedAt) }),
      }))}
    />
  );
}
