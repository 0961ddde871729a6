import { Text, Title } from '@mantine/core';
import { useId } from 'react';
import type { Bed } from '../bed.contract.ts';
import { t } from '../beds.texts.ts';
import classes from './bed-board.module.css';
import { BedCard, type BedCardProps } from './bed-card.tsx';

/** The beds of one ward, under its name. */
export function WardBeds({ beds, ...actions }: { beds: readonly Bed[] } & Omit<BedCardProps, 'bed'>) {
  const titleId = useId();
  const [first] = beds;
  if (!first) return null;
  return (
    <section aria-labelledby={titleId} className={classes['ward']}>
      <div className={classes['wardName']}>
        <Title order={2} fz="sm" lh={1.2} id={titleId}>
          {first.wardName}
        </Title>
        <Text size="xs">
          {t('shown', { count: beds.length })}
          {first.sexPolicy !== 'any' && ` · ${t(`sex_${first.sexPolicy}`)}`}
        </Text>
      </div>
      <ul className={classes['beds']} aria-label={t('bedsOf', { ward: first.wardName })}>
        {beds.map((bed) => (
          <BedCard key={bed.id} bed={bed} {...actions} />
        ))}
      </ul>
    </section>
  );
}
