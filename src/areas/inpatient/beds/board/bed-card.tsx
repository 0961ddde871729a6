import { ActionIcon, Group, Text } from '@mantine/core';
import { memo } from 'react';
import { useFormat } from '#ui/i18n/format-provider.tsx';
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
  /** A patient was dropped on this available bed; left out for people who place nobody. */
  onDrop?: ((bed: Bed, admissionId: string) => void) | undefined;
  /** Left out for people who print no wristbands. */
  onPrint?: ((bed: Bed) => void) | undefined;
}

/** What is carried while a patient who waits is dragged: the id of the admission. */
export const draggedAdmission = 'application/x-openward-admission';

/** One bed of the board: its number, who lies in it or why nobody does, and its status. */
export const BedCard = memo(({ bed, onEdit, onDrop, onPrint }: BedCardProps) => {
  const takesDrop = onDrop !== undefined && bed.status === 'available' && bed.heldUntil === null;
  const color = `var(--mantine-color-${toneColor[bedTone[bed.status]]}-filled)`;
  return (
    <li
      className={classes['bed']}
      style={{ '--bed-color': color } as React.CSSProperties}
      aria-label={bed.bedNumber}
      {...(takesDrop && {
        onDragOver: (event: React.DragEvent) => {
          if (event.dataTransfer.types.includes(draggedAdmission)) event.preventDefault();
        },
        onDrop: (event: React.DragEvent) => {
          event.preventDefault();
          onDrop(bed, event.dataTransfer.getData(draggedAdmission));
        },
      })}
    >
      <Group justify="space-between" wrap="nowrap" gap={4}>
        <Text fw={700} size="sm">
          {bed.bedNumber}
        </Text>
        <Group gap={2} wrap="nowrap">
          <Text size="xs" c="dimmed">
            {t(`bedType_${bed.bedType}`)}
          </Text>
          {onPrint && bed.patient && (
            <ActionIcon
              variant="subtle"
              size="sm"
              color="gray"
              aria-haspopup="dialog"
              aria-label={t('printOf', { patient: patientName(bed.patient) })}
              onClick={() => onPrint(bed)}
            >
              <Icon name="print" size={14} />
            </ActionIcon>
          )}
          {onEdit && (
            <ActionIcon
              variant="subtle"
              size="sm"
              color="gray"
              aria-label={t('editBed', { number: bed.bedNumber })}
              onClick={() => onEdit(bed)}
            >
              <Icon name="edit" size={14} />
            </ActionIcon>
          )}
        </Group>
      </Group>
      {bed.patient ? <BedOccupant patient={bed.patient} /> : <WhyEmpty bed={bed} />}
      <div className={classes['foot']}>
        <BedStatusSelect bed={bed} />
      </div>
    </li>
  );
});

function WhyEmpty({ bed }: { bed: Bed }) {
  const words = bed.status === 'cleaning' ? t('cleanedBy', { name: bed.statusByName }) : bed.statusReason;
  const { dateTime } = useFormat();
  return (
    <>
      {bed.heldFor && bed.heldUntil && (
        <Text size="xs" fw={600} style={{ overflowWrap: 'anywhere' }}>
          {t('heldFor', { patient: patientName(bed.heldFor), time: dateTime(bed.heldUntil) })}
        </Text>
      )}
      {words && (
        <Text size="xs" style={{ overflowWrap: 'anywhere' }}>
          {words}
        </Text>
      )}
      {(bed.roomName ?? bed.equipment.length > 0) && (
        <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {[bed.roomName, ...bed.equipment].filter(Boolean).join(' · ')}
        </Text>
      )}
    </>
  );
}
