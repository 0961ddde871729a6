import { Anchor, Group, Paper, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { Link } from '#client/link.tsx';
import { useNoticeWords } from '#screens/notices/use-notice-words.ts';
import { useHoldsBack } from '#ui/state/settled-together.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { useOverview } from '../overview.hooks.ts';
import type { ShownWork } from '../overview.contract.ts';
import { t } from '../overview.texts.ts';
import classes from './home-work.module.css';

type Words = NonNullable<ReturnType<typeof useNoticeWords>>;

/** What waits for the person, list by list; nothing where no role of theirs has work here. */
export function HomeWork() {
  const wordsOf = useNoticeWords();
  const { data, isPending } = useOverview();
  useHoldsBack(isPending || (data !== undefined && !wordsOf));
  if (!data || !wordsOf || data.work.length === 0) return null;
  return (
    <div className={classes['lists']}>
      {data.work.map((list) => (
        <WorkPanel key={list.code} list={list} today={data.today} wordsOf={wordsOf} />
      ))}
    </div>
  );
}

interface WorkPanelProps {
  list: ShownWork;
  /** The hospital's date. */
  today: string;
  wordsOf: Words;
}

function WorkPanel({ list, today, wordsOf }: WorkPanelProps) {
  const { title, message } = wordsOf(list.code, list.facts);
  const headingId = useId();
  return (
    <Paper component="section" withBorder p="md" aria-labelledby={headingId}>
      <Group justify="space-between" wrap="nowrap" mb="xs">
        <Title order={2} size="h5" id={headingId}>
          {title}
        </Title>
        <Anchor component={Link} to={list.link} fz="sm" aria-label={t('allOf', { list: title })}>
          {t('all')}
        </Anchor>
      </Group>
      {list.items.length === 0 ? (
        <Text size="sm" c="dimmed">
          {message}
        </Text>
      ) : (
        <ul className={classes['items']}>
          {list.items.map((item) => (
            <WorkRow key={item.id} item={item} today={today} wordsOf={wordsOf} />
          ))}
        </ul>
      )}
    </Paper>
  );
}

interface WorkRowProps extends Omit<WorkPanelProps, 'list'> {
  item: ShownWork['items'][number];
}

function WorkRow({ item, today, wordsOf }: WorkRowProps) {
  const { date, time } = useFormat();
  const isToday = item.at !== null && date(item.at) === date(today);
  const { title, message } = wordsOf(item.code, item.facts);
  return (
    <li className={classes['item']} data-tone={item.tone} data-list-row tabIndex={-1}>
      <span className={classes['time']}>{item.at !== null && (isToday ? time(item.at) : date(item.at))}</span>
      <span className={classes['what']}>
        <Anchor component={Link} to={item.link} fz="sm">
          {title}
        </Anchor>{' '}
        <Text span size="sm" c="dimmed">
          {message}
        </Text>
      </span>
    </li>
  );
}
