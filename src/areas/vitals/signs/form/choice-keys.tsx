import { Button, Group, Input } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './keys.module.css';

export interface ChoiceKeysProps {
  label: string;
  /** '' while nothing is chosen. */
  value?: string;
  onChange?: (value: string) => void;
  choices: readonly { value: string; label: string }[];
  error?: ReactNode;
  /** Points of the chosen answer. */
  mark?: ReactNode;
  'data-path'?: string;
}

/** A few big keys of which one is chosen; pressed again, none is. */
export function ChoiceKeys({ label, value = '', onChange, choices, error, mark, ...path }: ChoiceKeysProps) {
  const labelId = useId();
  return (
    <Input.Wrapper
      label={
        <>
          {label} {mark}
        </>
      }
      labelElement="div"
      labelProps={{ id: labelId }}
      error={error}
    >
      <Group component="fieldset" gap={6} m={0} p={0} miw={0} bd="none" aria-labelledby={labelId} {...path}>
        {choices.map((choice) => {
          const isChosen = choice.value === value;
          return (
            <Button
              key={choice.value}
              variant={isChosen ? 'filled' : 'default'}
              className={classes['key'] ?? ''}
              aria-pressed={isChosen}
              onClick={() => onChange?.(isChosen ? '' : choice.value)}
            >
              {choice.label}
            </Button>
          );
        })}
      </Group>
    </Input.Wrapper>
  );
}
