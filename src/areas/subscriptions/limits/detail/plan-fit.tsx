import { List, Text } from '@mantine/core';
import { inMegabytes } from '../megabytes.rules.ts';
import { isNearLimit, type LimitedThing } from '../limit.rules.ts';
import { moduleName } from '../module-name.words.ts';
import { t } from '../plan-fit.texts.ts';

/** What a plan takes of something, and how much of it a hospital uses; of storage in bytes. */
export interface PlanLimit {
  what: LimitedThing;
  used: number;
  /** Null for none. */
  limit: number | null;
}

export interface PlanFitProps {
  limits: readonly PlanLimit[];
  modules: readonly string[];
  /** Modules that the hospital has already; the others are marked as new. Left out where that is not known. */
  hasModules?: readonly string[];
}

/** What a hospital uses beside what a plan allows, before it is agreed on: limit by limit, and the plan's modules. */
export function PlanFit({ limits, modules, hasModules }: PlanFitProps) {
  const names = modules.map((flag) => {
    const module = moduleName(flag);
    return hasModules === undefined || hasModules.includes(flag) ? module : t('newModule', { module });
  });
  return (
    <>
      <List size="sm" listStyleType="none" spacing={2} aria-label={t('limits')}>
        {limits.map((one) => (
          <List.Item key={one.what}>
            <Text component="span" size="sm" {...toneOf(one)}>
              {`${t(`limit_${one.what}`)}: ${wordsOf(one)}`}
            </Text>
          </List.Item>
        ))}
      </List>
      <Text size="sm">{`${t('modules')}: ${names.join(', ') || t('noModules')}`}</Text>
    </>
  );
}

function wordsOf({ what, used, limit }: PlanLimit): string {
  const shown = what === 'storage' ? inMegabytes({ used, limit }) : { used, limit };
  if (limit === null) return t('usedNoLimit', { used: shown.used });
  return t(used > limit ? 'tooMuch' : 'usedOf', { used: shown.used, limit: shown.limit ?? 0 });
}

function toneOf({ used, limit }: PlanLimit): { c?: string } {
  if (limit !== null && used > limit) return { c: 'red' };
  return isNearLimit(used, limit) ? { c: 'orange' } : {};
}
