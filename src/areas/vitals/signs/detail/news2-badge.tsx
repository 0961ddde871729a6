import { StatusBadge } from '#ui/page/status-badge.tsx';
import type { ResponseLevel } from '../../scores/news2.table.ts';
import { t } from '../vital-signs.texts.ts';
import { responseTone } from '../vital-signs.words.ts';

/** A total of NEWS2, coloured by what it asks for. */
export function News2Badge({ total, response }: { total: number; response: ResponseLevel }) {
  return <StatusBadge tone={responseTone[response]}>{t('news2Of', { total })}</StatusBadge>;
}
