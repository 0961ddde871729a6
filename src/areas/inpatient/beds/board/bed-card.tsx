import { memo } from 'react';
import { usePerson } from '#client/session.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import { notifyFailure } from '#ui/feedback/notify.tsx';
import { type Format, useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { toneColor } from '#ui/page/tone.ts';
import type { Bed } from '../bed.contract.ts';
import { bedTone, patientName } from '../bed.words.ts';
import { t } from '../beds.texts.ts';
import classes from './bed-board.module.css';
import { BedOccupant } from './bed-occupant.tsx';
import { BedStatusSelect } from './bed-status-select.tsx';

export interface BedCardProps {
  bed: Bed;
  /** Left out for people who do not set beds up. */
  onEdit?: ((bed: Bed) => void) | undefined;
  /** A patient was dropped on this bed, which is free; left out for people who place nobody. */
  onDrop?: ((bed: Bed, admissionId: string) => void) | undefined;
  /** Left out for people who print no wristbands. */
  onPrint?: ((bed: Bed) => void) | undefined;
}

/** What is carried while a patient who waits is dragged: the id of the admission. */
export const draggedAdmission = 'application/x-openward-admission';

/** One bed of the board: its number, who lies in it or why nobody does, and its status; plain, because there are many. */
export const BedCard = memo(({ bed, onEdit, onDrop, onPrint }: BedCardProps) => {
  const format = useFormat();
  const color = `var(--mantine-color-${toneColor[bedTone[bed.status]]}-filled)`;
  return (
    <li
      className={classes['bed']}
      style={{ '--bed-color': color } as React.CSSProperties}
      aria-label={bed.bedNumber}
      {...(onDrop && {
        onDragOver: (event: React.DragEvent) => {
          if (event.dataTransfer.types.includes(draggedAdmission)) event.preventDefault();
        },
        // Every bed takes the drop, so that one that is not free can say why.
        onDrop: (event: React.DragEvent) => {
          const admissionId = event.dataTransfer.getData(draggedAdmission);
          if (!admissionId) return;
          event.preventDefault();
          const message = whyNotFree(bed, format);
          if (message) notifyFailure({ title: t('failedToPlace'), message });
          else onDrop(bed, admissionId);
        },
      })}
    >
      <div className={classes['head']}>
        <span className={classes['number']}>{bed.bedNumber}</span>
        <span className={classes['type']} title={t(`bedType_${bed.bedType}`)}>
          {t(`bedType_${bed.bedType}`)}
        </span>
        {onPrint && bed.patient && (
          <button
            type="button"
            className={classes['edit']}
            aria-haspopup="dialog"
            aria-label={t('printOf', { patient: patientName(bed.patient) })}
            onClick={() => onPrint(bed)}
          >
            <Icon name="print" size={14} />
          </button>
        )}
        {onEdit && (
          <button
            type="button"
            className={classes['edit']}
            aria-label={t('editBed', { number: bed.bedNumber })}
            onClick={() => onEdit(bed)}
          >
            <Icon name="edit" size={14} />
          </button>
        )}
      </div>
      {bed.patient ? <BedOccupant patient={bed.patient} /> : <WhyEmpty bed={bed} />}
      <div className={classes['foot']}>
        <BedStatusSelect bed={bed} />
      </div>
    </li>
  );
});

/** Why nobody can be placed in a bed now; undefined for a free one. */
function whyNotFree(bed: Bed, { dateTime }: Format): string | undefined {
  const { bedNumber: number, status, heldFor, heldUntil } = bed;
  if (status !== 'available') return t('isNotFree', { number, status: t(`status_${status}`) });
  if (!heldFor || !heldUntil) return undefined;
  return t('isHeldUntil', { number, patient: patientName(heldFor), time: dateTime(heldUntil) });
}

function WhyEmpty({ bed }: { bed: Bed }) {
  const words = bed.status === 'cleaning' ? t('cleanedBy', { name: bed.statusByName }) : bed.statusReason;
  const { shortDate, time } = useFormat();
  const { tenant } = usePerson();
  const until = bed.heldUntil && shortDate(dateIn(tenant.timeZone, new Date(bed.heldUntil)));
  const place = [bed.roomName, ...bed.equipment].filter(Boolean).join(' · ');
  return (
    <>
      {bed.heldFor && bed.heldUntil && (
        <p className={classes['held']}>
          {t('heldFor', { patient: patientName(bed.heldFor), time: `${until} ${time(bed.heldUntil)}` })}
        </p>
      )}
      {words && <p className={classes['words']}>{words}</p>}
      {place !== '' && bed.heldFor === null && (
        <p className={`${classes['detail']} ${classes['equipment']}`} title={place}>
          {place}
        </p>
      )}
    </>
  );
}
