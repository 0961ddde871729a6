import { orRestricted } from '#areas/patients/patient-words.public.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { t as caseText } from '../../cases/cases.texts.ts';
import type { BoardEntry } from '../board.contract.ts';
import classes from './board.module.css';
import { allergiesOf, latenessWords, sideOf, teamOf } from './entry.words.ts';
import { latenessOf } from './lateness.rules.ts';

/** What a case of the board shows; its title says all of it. */
export function BoardEvent({ entry, now }: { entry: BoardEntry; now: string }) {
  const { time } = useFormat();
  const lateness = latenessOf(entry, now);
  const isWarned = entry.isOverbooked || entry.isSurgeonOnLeave || lateness !== undefined;
  return (
    <span className={classes['event']}>
      <strong className={classes['name']}>
        {isWarned && <Icon name="alert" size={14} />}
        {entry.patientName}
      </strong>
      <span>{[sideOf(entry), orRestricted(entry.procedureName)].filter(Boolean).join(' · ')}</span>
      <strong>{allergiesOf(entry)}</strong>
      <span>{teamOf(entry)}</span>
      <span className={classes['time']}>
        {time(entry.startTime)} – {time(entry.endTime)}
      </span>
      <strong className={classes['state']}>
        {lateness ? latenessWords(lateness) : caseText(`status_${entry.status}`)}
      </strong>
    </span>
  );
}
