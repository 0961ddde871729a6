import { Anchor, Button, Group, Text } from '@mantine/core';
import { Link } from '#client/link.tsx';
import { useMay } from '#client/session.ts';
import { dischargeStages } from '#kernel/care/discharge.ts';
import { useNoticeWords } from '#screens/notices/use-notice-words.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import type { Tone } from '#ui/page/tone.ts';
import type { Admission } from '../../admissions/admission.contract.ts';
import type { Discharge, DischargeStageState } from '../discharge.contract.ts';
import { t } from '../discharges.texts.ts';
import type { DischargeTask } from './discharge-task.ts';
import type { useConfirmStage } from './use-confirm-stage.ts';

export interface DischargeStageItemProps {
  admission: Admission;
  discharge: Discharge;
  stage: DischargeStageState;
  confirmation: ReturnType<typeof useConfirmStage>;
  onBegin: (task: DischargeTask) => void;
}

/** One stage: who did it, or what stands against it, and what the person who looks can do about it. */
export function DischargeStageItem(props: DischargeStageItemProps) {
  const { stage: state } = props;
  const { stage, doneAt, doneByName, overrideReason } = state;
  const { dateTime } = useFormat();
  const isDone = doneAt !== null;
  const condition = conditionOf(state);
  return (
    <Group
      component="li"
      justify="space-between"
      align="flex-start"
      gap="xs"
      aria-label={t(`stage_${stage}`)}
      py="sm"
      style={{ borderTop: '1px solid var(--mantine-color-default-border)' }}
    >
      <div style={{ minWidth: 0, flex: '1 1 16rem' }}>
        <Group gap="xs">
          <Text fw={600}>{t(`stage_${stage}`)}</Text>
          <StatusBadge tone={conditionTone[condition]}>{t(condition)}</StatusBadge>
        </Group>
        <Text size="sm" c="dimmed">
          {isDone ? t('doneBy', { name: doneByName ?? '', time: dateTime(doneAt) }) : openWords(state)}
        </Text>
        {overrideReason !== null && (
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            {t('overridden', { reason: overrideReason })}
          </Text>
        )}
        <Blockers blockers={sorted(state.blockers).others} />
      </div>
      {props.admission.status === 'active' && <StageActions {...props} />}
    </Group>
  );
}

type Condition = 'done' | 'open' | 'waiting' | 'blocked';

const conditionTone = {
  done: 'success',
  open: 'info',
  waiting: 'neutral',
  blocked: 'danger',
} as const satisfies Record<Condition, Tone>;

/** A stage that only waits for earlier ones is not told like one that something stands against. */
function conditionOf({ doneAt, blockers }: DischargeStageState): Condition {
  if (doneAt !== null) return 'done';
  const { waitsFor, others } = sorted(blockers);
  if (others.some(({ isBlocking }) => isBlocking)) return 'blocked';
  return waitsFor.length > 0 ? 'waiting' : 'open';
}

/** The stages that come first, and everything else that stands against a stage. */
function sorted(blockers: DischargeStageState['blockers']) {
  const stageOf = (code: string) => dischargeStages.find((stage) => code === `inpatient.stageOpen_${stage}`);
  return {
    waitsFor: blockers.flatMap(({ code }) => stageOf(code) ?? []),
    others: blockers.filter(({ code }) => stageOf(code) === undefined),
  };
}

/** What the stage is for, and which stages come first. */
function openWords({ stage, blockers }: DischargeStageState): string {
  const { waitsFor } = sorted(blockers);
  const hint = t(`hint_${stage}`);
  if (waitsFor.length === 0) return hint;
  const stages = waitsFor.map((one) => t(`stage_${one}`)).join(', ');
  return `${hint} ${t('waitsFor', { stages })}`;
}

function Blockers({ blockers }: { blockers: DischargeStageState['blockers'] }) {
  const words = useNoticeWords();
  if (!words || blockers.length === 0) return null;
  return (
    <ul style={{ margin: 0, paddingInlineStart: '1.2rem' }}>
      {blockers.map(({ code, facts, isBlocking, link }) => {
        const { title, message } = words(code, facts);
        return (
          <Text
            key={code}
            component="li"
            size="sm"
            {...(isBlocking && { c: 'var(--mantine-color-red-text)' })}
          >
            {!isBlocking && `${t('informs')}: `}
            {title}. {message}{' '}
            {link !== null && (
              <Anchor component={Link} to={link} size="sm" aria-label={`${t('openLink')}: ${title}`}>
                {t('openLink')}
              </Anchor>
            )}
          </Text>
        );
      })}
    </ul>
  );
}

function StageActions({ discharge, stage: state, confirmation, onBegin }: DischargeStageItemProps) {
  const may = useMay();
  const { stage, doneAt, blockers, permission } = state;
  const isOwn = may(permission);
  if (doneAt !== null) {
    if (!isOwn || stage === 'gone') return null;
    return (
      <Button
        variant="subtle"
        size="xs"
        aria-label={t('takeBackOf', { stage: t(`stage_${stage}`) })}
        onClick={() => onBegin({ kind: 'take-back', stage })}
      >
        {t('takeBack')}
      </Button>
    );
  }
  if (stage === 'clinical') {
    if (!isOwn) return null;
    const label = discharge.decision ? 'decideAgain' : 'decide';
    return (
      <Button size="xs" onClick={() => onBegin({ kind: 'decide' })}>
        {t(label)}
      </Button>
    );
  }
  // Nothing passes before the doctor has decided, not even with a reason.
  if (discharge.stages.some((one) => one.stage === 'clinical' && one.doneAt === null)) return null;
  const isBlocked = blockers.some(({ isBlocking }) => isBlocking);
  if (isOwn && !isBlocked) {
    if (stage === 'gone') {
      return (
        <Button size="xs" onClick={() => onBegin({ kind: 'leave' })}>
          {t('leave')}
        </Button>
      );
    }
    const isBusy = confirmation.busyId === stage;
    return (
      <Button
        size="xs"
        loading={isBusy}
        disabled={confirmation.isBusy && !isBusy}
        onClick={() => void confirmation.start({ id: stage })}
      >
        {t(`confirm_${stage}`)}
      </Button>
    );
  }
  if (!may('admissions.override')) return null;
  return (
    <Button
      size="xs"
      variant="default"
      color="red"
      onClick={() => onBegin(stage === 'gone' ? { kind: 'leave' } : { kind: 'override', stage })}
    >
      {t(`override_${stage}`)}
    </Button>
  );
}
