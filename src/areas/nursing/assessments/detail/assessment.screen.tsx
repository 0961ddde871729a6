import { Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { PatientHeading } from '#areas/patients/patient-record.public.ts';
import { useRouteParameter } from '#client/search-parameters.ts';
import { useMay, usePerson } from '#client/session.ts';
import { BackLink } from '#screens/detail/back-link.tsx';
import { OpenedRecord } from '#screens/detail/opened-record.tsx';
import { EditedRecord } from '#screens/form/edited-record.tsx';
import { correctionsOf } from '#screens/papers/corrections.ts';
import { Addenda } from '#screens/papers/later-entries.tsx';
import { PaperPage } from '#screens/papers/paper-page.tsx';
import { t as paperText } from '#screens/papers/papers.texts.ts';
import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { FactPanel } from '#ui/page/fact-panel.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { Panel } from '#ui/page/panel.tsx';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import { MakePlanButton } from '../../care-plans/form/make-plan-button.tsx';
import { t as scaleText } from '../../scales/scales.texts.ts';
import {
  addAddendum,
  markInError,
  reviewAssessment,
  useAssessment,
  useRefreshAssessments,
} from '../assessment.calls.ts';
import { type Assessment, assessmentSections } from '../assessment.contract.ts';
import { assessmentRefusals, assessmentTone, isClosed, painWords, patientName } from '../assessment.words.ts';
import { t } from '../assessments.texts.ts';
import { ScaleTotal } from '../form/scale-total.tsx';
import { FallRisk } from '../list/assessment-columns.tsx';
import { scaleNames } from '../scale-answers.ts';
import { PatientWounds } from '../../wounds/list/patient-wounds.tsx';

const AssessmentForm = lazyPart(() => import('../form/assessment-form.tsx'), 'AssessmentForm');
const AssessmentPrint = lazyPart(() => import('../print/assessment-print.tsx'), 'AssessmentPrint');

const back = <BackLink to="/dashboard/nursing/assessments" label={t('back')} />;

/** One nursing assessment. */
export function AssessmentScreen() {
  const assessmentId = useRouteParameter('assessmentId');
  return (
    <OpenedRecord
      query={useAssessment({ assessmentId })}
      missing={{ icon: 'clipboard', title: t('missingTitle'), text: t('missingText'), back }}
      failedToLoad={t('failedToLoad')}
    >
      {(assessment) => <OpenedAssessment assessment={assessment} />}
    </OpenedRecord>
  );
}

function OpenedAssessment({ assessment }: { assessment: Assessment }) {
  const may = useMay();
  const { user } = usePerson();
  const { dateTime } = useFormat();
  const refresh = useRefreshAssessments();
  // An edit stays on what it began from until the person asks for what somebody else saved.
  const [edited, setEdited] = useState<Assessment>();
  const review = useReview(refresh);
  const { id, patient, status, assessmentType, assessmentDate, nurseName, enteredInError } = assessment;
  const isReadable = !isClosed(assessment);
  const isOwn = assessment.nurseId === user.id;
  const isDraft = status === 'draft';
  const writes = may('nursing.write') && enteredInError === null;
  return (
    <PaperPage
      title={t('detailTitle', { type: t(`type_${assessmentType}`) })}
      badges={
        <StatusBadge tone={enteredInError ? 'neutral' : assessmentTone[status]}>
          {t(`status_${status}`)}
        </StatusBadge>
      }
      mark={enteredInError}
      back={back}
      renderPrint={isReadable && ((onClose) => <AssessmentPrint paper={assessment} onClose={onClose} />)}
      actions={[
        writes &&
          isDraft &&
          isOwn && { label: t('edit'), isMain: true, onClick: () => setEdited(assessment) },
        writes &&
          status === 'completed' &&
          !isOwn && {
            label: t('review'),
            isMain: true,
            isBusy: review.isBusy,
            onClick: () => void review.start(assessment),
          },
      ]}
      {...correctionsOf({
        paper: t('assessment'),
        named: { assessmentId: id },
        add: writes && !isDraft && isReadable && addAddendum,
        mark: writes && isReadable && (!isDraft || isOwn || may('shifts.manage')) && markInError,
        refusals: assessmentRefusals,
        refresh,
      })}
      patient={<PatientHeading patient={patient} />}
    >
      {writes && isDraft && !isOwn && <Text>{t('draftOfAnother', { name: nurseName })}</Text>}
      <Summary
        assessment={assessment}
        by={paperText('by', { name: nurseName, time: dateTime(assessmentDate) })}
      />
      {isReadable ? (
        <>
          <Scales assessment={assessment} />
          <Findings assessment={assessment} />
          <CarePlan assessment={assessment} />
          <Addenda addenda={assessment.addenda} />
        </>
      ) : (
        <Text>{t('restricted')}</Text>
      )}
      <PatientWounds patientId={patient.id} />
      <EditedRecord edited={edited} onEdit={setEdited}>
        {(stored, dialog) => <AssessmentForm stored={stored} {...dialog} />}
      </EditedRecord>
    </PaperPage>
  );
}

function useReview(refresh: () => void) {
  return useConfirmedWrite({
    ask: ({ patient }: Assessment) => ({
      title: t('reviewTitle'),
      message: t('reviewQuestion', { patient: patientName(patient) }),
      confirmLabel: t('review'),
    }),
    call: ({ id: assessmentId, version }, submission) =>
      reviewAssessment({ assessmentId, version }, submission),
    done: () => t('wasReviewed'),
    failed: () => t('failedToUpdate'),
    refusals: assessmentRefusals,
    onSettled: refresh,
  });
}

function Summary({ assessment, by }: { assessment: Assessment; by: string }) {
  const { dateTime } = useFormat();
  const { mobilityLevel, allergiesVerified, nursingDiagnoses, reviewedAt, reviewedByName, scales, notes } =
    assessment;
  return (
    <FactPanel
      title={t('facts')}
      facts={[
        [t('nurse'), by],
        [t('columnRisk'), <FallRisk key="risk" assessment={assessment} />],
        [t('painScore'), scales?.pain && painWords(scales.pain)],
        [t('mobilityLevel'), mobilityLevel && t(`mobility_${mobilityLevel}`)],
        [t('allergies'), t(allergiesVerified ? 'allergiesVerified' : 'allergiesNotVerified')],
        [t('nursingDiagnoses'), nursingDiagnoses.join(', ')],
        [t('notes'), notes],
        ...(reviewedAt !== null && reviewedByName !== null
          ? [[t('reviewed'), paperText('by', { name: reviewedByName, time: dateTime(reviewedAt) })] as const]
          : []),
      ]}
    />
  );
}

function Scales({ assessment: { scales, enteredInError } }: { assessment: Assessment }) {
  const used = scaleNames.filter((name) => scales?.[name]);
  if (used.length === 0) return null;
  return (
    <FactPanel
      title={t('scales')}
      facts={used.map((name) => [
        scaleText(name),
        <Group key={name} gap="xs" component="span">
          <ScaleTotal name={name} answers={scales?.[name]?.answers ?? {}} isValid={enteredInError === null} />
          <Text span size="xs" c="dimmed">
            {scales?.[name]?.version}
          </Text>
        </Group>,
      ])}
    />
  );
}

function Findings({ assessment: { sections } }: { assessment: Assessment }) {
  const filled = assessmentSections.flatMap((section) => {
    const text = sections?.[section];
    return text ? [[t(`section_${section}`), text] as const] : [];
  });
  return filled.length === 0 ? null : <FactPanel title={t('sections')} facts={filled} />;
}

function CarePlan({ assessment: { id, patient, carePlan, enteredInError } }: { assessment: Assessment }) {
  if (carePlan.length === 0) return null;
  return (
    <Panel title={t('carePlan')}>
      <Stack gap="sm">
        {carePlan.map(({ diagnosis, goals, interventions, evaluation }) => (
          <div key={diagnosis} style={{ overflowWrap: 'anywhere' }}>
            <Text fw={600}>{diagnosis}</Text>
            {(
              [
                ['goals', goals],
                ['interventions', interventions],
                ['evaluation', evaluation],
              ] as const
            ).map(
              ([part, text]) =>
                text && (
                  <Text key={part} size="sm">
                    {t(part)}: {text}
                  </Text>
                ),
            )}
            {enteredInError === null && (
              <MakePlanButton
                patientId={patient.id}
                from={{ assessmentId: id, diagnosis, goals, interventions }}
              />
            )}
          </div>
        ))}
      </Stack>
    </Panel>
  );
}
