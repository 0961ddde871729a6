import { Text, VisuallyHidden } from '@mantine/core';
import type { Ref } from 'react';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import classes from './step-list.module.css';
import { t } from './steps.texts.ts';

export interface StepListProps {
  /** What each step is about, in order. */
  names: readonly string[];
  /** The place of the current step, from 0; as many as there are names when all are done. */
  current: number;
  /** Takes the focus where a step has no heading of its own. */
  ref?: Ref<HTMLParagraphElement>;
}

/** The steps by name and which one is current; where there is no room for all names, the current one in a sentence. */
export function StepList({ names, current, ref }: StepListProps) {
  const { number } = useFormat();
  const name = names[current];
  return (
    <div className={classes['frame']}>
      <ol className={classes['steps']} aria-label={t('steps')}>
        {names.map((one, place) => (
          <li
            key={one}
            className={classes['step']}
            data-done={place < current || undefined}
            aria-current={place === current ? 'step' : undefined}
          >
            <span className={classes['mark']} aria-hidden="true">
              {place < current ? <Icon name="check" size={14} /> : number(place + 1)}
            </span>
            <span className={classes['name']}>
              {one}
              {place < current && <VisuallyHidden> ({t('done')})</VisuallyHidden>}
            </span>
          </li>
        ))}
      </ol>
      {name !== undefined && (
        <Text ref={ref ?? null} tabIndex={-1} className={classes['sentence'] ?? ''} aria-live="polite">
          {t('current', { step: current + 1, count: names.length, name })}
        </Text>
      )}
    </div>
  );
}
