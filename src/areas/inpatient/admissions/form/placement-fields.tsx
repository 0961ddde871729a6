import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { CallError } from '#client/transport.ts';
import { BedPicker, type BedPickerProps, type PickedBed } from '../../beds/form/bed-picker.tsx';
import { t as bedText } from '../../beds/beds.texts.ts';

interface InputProps {
  value?: string;
  error?: React.ReactNode;
  onChange?: (event: React.ChangeEvent<HTMLTextAreaElement>) => void;
}

export interface PlacementFieldsProps {
  bed: BedPickerProps;
  reason: InputProps;
  /** The server has asked why it is this bed. */
  hasReason: boolean;
}

/** The bed, and why it is this one where its ward is meant for others. */
export function PlacementFields({ bed, reason, hasReason }: PlacementFieldsProps) {
  const patientId = bed.wish?.patientId;
  const [picked, setPicked] = useState<{ bed: PickedBed; patientId: string | undefined }>();
  const unfit = picked?.bed.id === bed.value && picked?.patientId === patientId ? picked?.bed : undefined;
  const mismatch = unfit?.mismatch;
  return (
    <>
      <BedPicker {...bed} onPick={(one) => setPicked(one && { bed: one, patientId })} />
      {(hasReason || mismatch) && (
        <Textarea
          label={bedText('placementReason')}
          {...(mismatch && { description: bedText(`mismatch_${mismatch}`, { ward: unfit.wardName }) })}
          required
          autosize
          minRows={2}
          maxLength={500}
          {...reason}
        />
      )}
    </>
  );
}

/** True for the refusal that a reason answers. */
export function asksForReason(error: unknown): boolean {
  return error instanceof CallError && error.code === 'PLACEMENT_NEEDS_REASON';
}
