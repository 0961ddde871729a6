import { Button, Group, Input } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { keysAttribute } from '#ui/form/parts/enter-goes-on.tsx';
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
  /** Below the keys. */
  description?: ReactNode;
  'data-path'?: string;
}

/** A few big keys of which one is chosen; pressed again, none is. */
export function ChoiceKeys(props: ChoiceKeysProps) {
  const { label, value = '', onChange, choices, error, mark, description, ...path } = props;
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
      description={description}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
    >
      <Group
        component="fieldset"
        gap={6}
        m={0}
        p={0}
        miw={0}
        bd="none"
        aria-labelledby={labelId}
        {...keysAttribute}
        {...path}
      >
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
