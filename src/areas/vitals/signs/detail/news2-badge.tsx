import { StatusBadge } from '#ui/page/status-badge.tsx';
import type { ResponseLevel } from '../../scores/news2.table.ts';
import { t } from '../vital-signs.texts.ts';
import { responseTone } from '../vital-signs.words.ts';

export interface News2BadgeProps {
  total: number;
  response: ResponseLevel;
  /** The number alone, where its row or column says what it is. */
  isBare?: boolean;
}

/** A total of NEWS2, coloured by what it asks for. */
export function News2Badge({ total, response, isBare = false }: News2BadgeProps) {
  return <StatusBadge tone={responseTone[response]}>{isBare ? total : t('news2Of', { total })}</StatusBadge>;
}
