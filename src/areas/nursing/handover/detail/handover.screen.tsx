import { Anchor, Group, Paper, Text } from '@mantine/core';
import { fullName } from '#areas/patients/patient-words.public.ts';
import { Link } from '#client/link.tsx';
import { useRouteParameter } from '#client/search-parameters.ts';
import { useMay, usePerson } from '#client/session.ts';
import { BackLink } from '#screens/detail/back-link.tsx';
import { OpenedRecord } from '#screens/detail/opened-record.tsx';
import { PaperPage } from '#screens/papers/paper-page.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { FactPanel } from '#ui/page/fact-panel.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import type { OpenedHandover } from '../handover.contract.ts';
import { useHandover } from '../handover.calls.ts';
import { handoverTone } from '../handover.words.ts';
import { t } from '../handovers.texts.ts';
import { SbarLines } from './sbar-lines.tsx';
import { useHandoverSteps } from './use-handover-steps.ts';

const HandoverPrint = lazyPart(() => import('../print/handover-print.tsx'), 'HandoverPrint');

const back = <BackLink to="/dashboard/nursing/handovers" label={t('back')} />;

/** One handover: what is told of each patient, and who has accepted it. */
export function HandoverScreen() {
  const handoverId = useRouteParameter('handoverId');
  return (
    <OpenedRecord
      query={useHandover({ handoverId })}
      missing={{ icon: 'share', title: t('missingTitle'), text: t('missingText'), back }}
      failedToLoad={t('failedToLoad')}
    >
      {(handover) => <HandoverPage handover={handover} />}
    </OpenedRecord>
  );
}

function HandoverPage({ handover }: { handover: OpenedHandover }) {
  const may = useMay();
  const { user } = usePerson();
  const { accept, withdraw } = useHandoverSteps();
  const { status, fromNurseId, fromNurseName, toNurseId, toNurseName } = handover;
  const isGiven = status === 'given';
  return (
    <PaperPage
      title={t('detailTitle')}
      badges={
        <>
          <Text span>{t('fromTo', { from: fromNurseName, to: toNurseName })}</Text>
          <StatusBadge tone={handoverTone[status]}>{t(`status_${status}`)}</StatusBadge>
        </>
      }
      back={back}
      renderPrint={(onClose) => <HandoverPrint handover={handover} onClose={onClose} />}
      actions={[
        isGiven &&
          toNurseId === user.id && {
            label: t('accept'),
            isMain: true,
            isBusy: accept.isBusy,
            onClick: () => void accept.start(handover),
          },
        isGiven &&
          (fromNurseId === user.id || may('shifts.manage')) && {
            label: t('withdraw'),
            isBusy: withdraw.isBusy,
            onClick: () => void withdraw.start(handover),
          },
      ]}
    >
      <Summary handover={handover} />
      {handover.rows.map(({ assignmentId, patient, sbar, words }) => (
        <Paper key={assignmentId} component="article" withBorder p="md" aria-label={fullName(patient)}>
          <Group gap="xs" mb={4}>
            <Anchor component={Link} to={`/dashboard/patients/${patient.id}`} fw={600}>
              {fullName(patient)}
            </Anchor>
            <Text span size="sm" c="dimmed">
              {patient.patientNumber}
            </Text>
          </Group>
          <SbarLines sbar={sbar} />
          {words !== null && (
            <Text size="sm" mt={4} style={{ overflowWrap: 'anywhere' }}>
              {t('ownWords', { words })}
            </Text>
          )}
        </Paper>
      ))}
    </PaperPage>
  );
}

function Summary({ handover }: { handover: OpenedHandover }) {
  const { dateTime } = useFormat();
  const { wardName, givenAt, acceptedAt, words } = handover;
  return (
    <FactPanel
      title={t('facts')}
      facts={[
        [t('ward'), wardName],
        [t('columnGiven'), dateTime(givenAt)],
        [t('columnAccepted'), acceptedAt && dateTime(acceptedAt)],
        [t('words'), words],
      ]}
    />
  );
}
