import { Group, Paper, Text } from '@mantine/core';
import { toneColor } from '#ui/page/tone.ts';
import { asksForCall } from '../../scores/news2.table.ts';
import { t } from '../vital-signs.texts.ts';
import { responseTone } from '../vital-signs.words.ts';
import classes from './keys.module.css';
import type { LiveJudgement } from './live-judgement.ts';

/** The score while somebody types: its total with what it asks for, or what is missing. */
export function News2Panel({ judged }: { judged: LiveJudgement }) {
  const { news2, notScored } = judged;
  const response = news2?.response ?? null;
  const color = response ? toneColor[responseTone[response]] : 'gray';
  return (
    <Paper
      component="output"
      withBorder
      p="sm"
      display="block"
      className={classes['panel'] ?? ''}
      bg={`var(--mantine-color-${color}-light)`}
      aria-label={t('news2')}
    >
      <Group wrap="nowrap" gap="sm" align="flex-start">
        <div>
          <Text size="xs" fw={600}>
            {t('news2')}
          </Text>
          <Text className={classes['score'] ?? ''}>{news2?.total ?? t('noScore')}</Text>
        </div>
        <div style={{ minWidth: 0 }}>
          <Text size="sm">{news2Words(judged)}</Text>
          {asksForCall(response) && (
            <Text size="sm" fw={600}>
              {t('callNow')}
            </Text>
          )}
          {notScored === null && news2?.scale === 2 && <Text size="sm">{t('scale2')}</Text>}
        </div>
      </Group>
    </Paper>
  );
}

/** What the score asks for, what of it is missing, or why there is none. */
export function news2Words({ news2, notScored }: LiveJudgement): string {
  if (notScored === 'unknown') return t('ageUnknown');
  if (notScored === 'child') return t('notForChild');
  if (notScored === 'obstetric' || !news2) return t('notInPregnancy');
  if (news2.response) return t(`response_${news2.response}`);
  return t('missing', { parts: news2.missing.map((part) => t(part)).join(', ') });
}
