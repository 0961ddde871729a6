import { Anchor, Text } from '@mantine/core';
import { Link } from '#client/link.tsx';
import { useNoticeWords } from '#screens/notices/use-notice-words.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import type { ShownEntry } from '../timeline.contract.ts';

/** One entry: what it was, a line about it, and when. */
export function TimelineItem({ entry: { code, facts, link, at } }: { entry: ShownEntry }) {
  const { dateTime } = useFormat();
  const words = useNoticeWords()?.(code, facts);
  if (!words) return null;
  return (
    <>
      {link === null ? (
        <Text fw={550}>{words.title}</Text>
      ) : (
        <Anchor component={Link} to={link} fw={550} style={{ overflowWrap: 'anywhere' }}>
          {words.title}
        </Anchor>
      )}
      {words.message && (
        <Text size="sm" lineClamp={3} style={{ overflowWrap: 'anywhere' }}>
          {words.message}
        </Text>
      )}
      <Text size="sm" c="dimmed">
        {dateTime(at)}
      </Text>
    </>
  );
}
