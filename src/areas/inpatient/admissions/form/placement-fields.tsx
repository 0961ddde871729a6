import { Textarea } from '@mantine/core';
import { CallError } from '#client/transport.ts';
import { BedPicker, type BedPickerProps } from '../../beds/form/bed-picker.tsx';
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
  return (
    <>
      <BedPicker {...bed} />
      {hasReason && (
        <Textarea
          label={bedText('placementReason')}
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
