import { Alert, Button, Group, List, Progress, Stack, Text } from '@mantine/core';
import { Icon } from '#ui/icons/icon.tsx';
import type { Verdict, VerificationState } from './use-verification.ts';
import type { Finding } from '../verification.contract.ts';
import { t } from '../verification.texts.ts';

export interface VerificationOutcomeProps {
  state: VerificationState;
  /** How many entries the trail holds, for the progress. */
  entries: number;
  onStop: () => void;
  onAgain: () => void;
  onOpen: (auditEntryId: string) => void;
}

/** How a verification goes on and what it came to. */
export function VerificationOutcome({ state, entries, onStop, onAgain, onOpen }: VerificationOutcomeProps) {
  switch (state.name) {
    case 'idle':
      return null;
    case 'running':
      return <Running {...state} entries={entries} onStop={onStop} />;
    case 'failed':
      return (
        <Alert role="alert" color="red" title={t('failed')} icon={<Icon name="alert" />}>
          <Stack gap="sm" align="flex-start">
            <Text size="sm">{t('failedText')}</Text>
            <Button size="xs" variant="default" onClick={onAgain}>
              {t('tryAgain')}
            </Button>
          </Stack>
        </Alert>
      );
    default:
      return <Done verdict={state.verdict} isRecorded={state.isRecorded} onOpen={onOpen} />;
  }
}

interface RunningProps {
  part: 'links' | 'entries';
  done: number;
  entries: number;
  onStop: () => void;
}

function Running({ part, done, entries, onStop }: RunningProps) {
  const total = Math.max(entries, done);
  const half = part === 'links' ? 0 : 50;
  const percent = total === 0 ? half : half + (50 * done) / total;
  return (
    <Stack gap="xs">
      <Group justify="space-between" gap="sm">
        <Text component="output" size="sm">
          {t(part === 'links' ? 'checkingLinks' : 'checkingEntries', { done, total })}
        </Text>
        <Button size="xs" variant="default" onClick={onStop}>
          {t('stop')}
        </Button>
      </Group>
      <Progress value={percent} aria-label={t('progress')} />
    </Stack>
  );
}

interface DoneProps {
  verdict: Verdict;
  isRecorded: boolean;
  onOpen: (auditEntryId: string) => void;
}

function Done({ verdict, isRecorded, onOpen }: DoneProps) {
  const { position, headHash, problems, findings } = verdict;
  const isSound = problems === 0;
  return (
    <Alert
      role={isSound ? 'status' : 'alert'}
      color={isSound ? 'green' : 'red'}
      title={t(isSound ? 'sound' : 'unsound')}
      icon={<Icon name={isSound ? 'check' : 'alert'} />}
    >
      <Stack gap="sm">
        {!isSound && <Text size="sm">{t('unsoundText', { count: problems })}</Text>}
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {t('soundText', { position, hash: headHash })}
        </Text>
        {!isSound && <Findings findings={findings} onOpen={onOpen} />}
        {!isRecorded && <Text size="sm">{t('notRecorded')}</Text>}
      </Stack>
    </Alert>
  );
}

function Findings({ findings, onOpen }: { findings: Finding[]; onOpen: (id: string) => void }) {
  return (
    <List size="sm" spacing={4}>
      {findings.map(({ problem, entryId, position }) => (
        <List.Item key={`${entryId} ${position}`}>
          {t(`problem_${problem}`, { position: position ?? '' })}{' '}
          {problem !== 'missing' && (
            <Button size="compact-xs" variant="subtle" onClick={() => onOpen(entryId)}>
              {t('openEntry')}
            </Button>
          )}
        </List.Item>
      ))}
    </List>
  );
}
