import { Text, TextInput } from '@mantine/core';
import { type KeyboardEvent, useRef } from 'react';
import { fullName } from '#areas/patients/patient-words.public.ts';
import { playTone } from '#ui/feedback/tones.ts';
import type { FieldProps } from '#ui/form/fields/form-of.ts';
import { Icon } from '#ui/icons/icon.tsx';
import type { DoseToGive } from '../administration.contract.ts';
import { t } from '../administration.texts.ts';
import { isOwnCode } from '../wristband.rules.ts';

export interface WristbandFieldProps extends FieldProps<string | null> {
  /** For whom the dose is. */
  known: DoseToGive;
  onRight: () => void;
  /** Told of what was scanned. */
  onWrong: (code: string) => void;
}

/**
 * Answers a scanned wristband at once, by colour, words and sound and without the server: the patient's own by the last
 * letter, another by the Enter that a scanner sends, or when the field is left.
 */
export function WristbandField({ known, onRight, onWrong, onChange, onBlur, ...field }: WristbandFieldProps) {
  const { patient, admissionNumber } = known;
  const isOwn = (code: string) => isOwnCode(code, { patientNumber: patient.patientNumber, admissionNumber });
  const answered = useRef('');
  const code = field.value;
  const isRight = code !== '' && isOwn(code);

  function type(text: string) {
    onChange(text);
    if (!isOwn(text)) return;
    answered.current = text;
    playTone('right');
    onRight();
  }

  function judge(typed: string) {
    if (typed.trim() === '' || typed === answered.current) return;
    answered.current = typed;
    if (isOwn(typed)) return;
    playTone('wrong');
    onWrong(typed.trim());
  }

  return (
    <TextInput
      {...field}
      label={t('scanPatient')}
      description={
        isRight ? (
          <Text component="output" inherit fw={700} c="var(--mantine-color-green-text)">
            {t('isRightPatient', { name: fullName(patient), number: patient.patientNumber })}
          </Text>
        ) : (
          t('scanHint')
        )
      }
      {...(isRight && {
        styles: { input: { borderColor: 'var(--mantine-color-green-filled)', borderWidth: 2 } },
        rightSection: <Icon name="check" />,
      })}
      autoComplete="off"
      maxLength={100}
      data-autofocus
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={(event) => {
        onBlur?.(event);
        judge(event.currentTarget.value);
      }}
      onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
        if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
        // A scanner ends a code with Enter, which must not send the form.
        event.preventDefault();
        judge(event.currentTarget.value);
      }}
    />
  );
}
