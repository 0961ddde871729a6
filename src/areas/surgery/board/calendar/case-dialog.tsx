import { Anchor, Group, Stack, Text } from '@mantine/core';
import { PatientHeading } from '#areas/patients/patient-record.public.ts';
import { Link } from '#client/link.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Modal } from '#ui/layer/modal.tsx';
import { QueryStatus } from '#ui/state/query-status.tsx';
import { useCase } from '../../cases/case.hooks.ts';
import { timeWords } from '../../cases/case.words.ts';
import { CaseBadges } from '../../cases/list/case-columns.tsx';
import { CaseActions } from '../../cases/steps/case-actions.tsx';
import { CaseSafetyLine } from '../../safety/safety-line.tsx';
import { t } from '../board.texts.ts';

/** A case of the board with what can be done about it: also how it is moved without a mouse. */
export function CaseDialog({ caseId, onClose }: { caseId: string; onClose: () => void }) {
  const format = useFormat();
  const query = useCase(caseId);
  const { data } = query;
  return (
    <Modal opened onClose={onClose} title={data?.caseNumber ?? t('title')}>
      {!data && <QueryStatus query={query} failed={t('failedToLoad')} />}
      {data && (
        <Stack gap="sm">
          <PatientHeading patient={data.patient} isInDialog />
          <CaseSafetyLine caseId={data.id} patientId={data.patient.id} />
          <Text size="sm" c="dimmed">
            {[data.theatre?.theatreNumber, timeWords(data, format), data.surgeon?.name]
              .filter(Boolean)
              .join(' · ')}
          </Text>
          <CaseBadges surgicalCase={data} />
          <Anchor component={Link} underline="always" to={`/dashboard/surgery/cases/${data.id}`}>
            {t('open')}
          </Anchor>
          <Group gap="xs">
            <CaseActions surgicalCase={data} />
          </Group>
        </Stack>
      )}
    </Modal>
  );
}
