import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { Link } from '#client/link.tsx';
import { useMay } from '#client/session.ts';
import { Modal } from '#ui/layer/modal.tsx';
import { PatientStatus } from '../list/patient-columns.tsx';
import { ageWords, fullName } from '../patient.words.ts';
import type { PatientSummary } from '../patient.contract.ts';
import { RestrictedBadge } from '../../restrictions/detail/restricted-badge.tsx';
import { t } from './patient-form.texts.ts';

export interface DuplicatesDialogProps {
  candidates: readonly PatientSummary[];
  onClose: () => void;
  onRegisterAnother: () => void;
}

/** Shows who the person to be registered may already be, and lets the user decide. */
export function DuplicatesDialog({ candidates, onClose, onRegisterAnother }: DuplicatesDialogProps) {
  return (
    <Modal opened onClose={onClose} title={t('duplicatesTitle')} size="lg">
      <Stack gap="md">
        <Text size="sm">{t('duplicatesText')}</Text>
        <Stack component="ul" gap="sm" p={0} m={0} style={{ listStyle: 'none' }}>
          {candidates.map((candidate) => (
            <Paper component="li" key={candidate.id} withBorder p="sm">
              <Candidate
                candidate={candidate}
                other={candidates.find(({ id }) => id !== candidate.id)}
                onOpen={onClose}
              />
            </Paper>
          ))}
        </Stack>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {t('backToForm')}
          </Button>
          <Button onClick={onRegisterAnother}>{t('registerAnother')}</Button>
        </Group>
      </Stack>
    </Modal>
  );
}

interface CandidateProps {
  candidate: PatientSummary;
  /** Another one who may be the same person, too. */
  other: PatientSummary | undefined;
  onOpen: () => void;
}

function Candidate({ candidate, other, onOpen }: CandidateProps) {
  const may = useMay();
  const { patientNumber, phone, status, isRestricted } = candidate;
  return (
    <Group justify="space-between" gap="sm">
      <div style={{ minWidth: 0 }}>
        <Group gap="xs">
          <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
            {fullName(candidate)}
          </Text>
          {status !== 'active' && <PatientStatus status={status} />}
          {isRestricted && <RestrictedBadge />}
        </Group>
        <Text size="sm" c="dimmed">
          {[patientNumber, ageWords(candidate)].filter(Boolean).join(' · ')}
        </Text>
        {phone && (
          <Text size="sm" c="dimmed">
            {phone}
          </Text>
        )}
      </div>
      <Group gap="xs">
        {other && may('patients.join') && (
          <Button
            component={Link}
            to={`/dashboard/patients/${candidate.id}/join?with=${other.id}`}
            variant="subtle"
            size="xs"
            aria-label={t('joinWithOf', { name: fullName(candidate), number: other.patientNumber })}
            onClick={onOpen}
          >
            {t('joinWith', { number: other.patientNumber })}
          </Button>
        )}
        <Button
          component={Link}
          to={`/dashboard/patients/${candidate.id}`}
          variant="default"
          size="xs"
          aria-label={t('openRecordOf', { name: fullName(candidate) })}
          onClick={onOpen}
        >
          {t('openRecord')}
        </Button>
      </Group>
    </Group>
  );
}
