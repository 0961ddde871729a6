import { Button, Group, Skeleton, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { fullName, orRestricted } from '#areas/patients/patient-words.public.ts';
import { allergyTitle, allergyValue } from '#screens/safety/allergies-in-short.words.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import type { SafetyFacts } from './safety-line.contract.ts';
import { useSafetyLine } from './safety-line.hooks.ts';
import classes from './safety-line.module.css';
import { t } from './safety.texts.ts';
import { groupWords, isSideMissing, sideWords, weightWords } from './safety.words.ts';

/** Patient, operation, side, allergies, weight and blood group of a case, in this order everywhere. */
function SafetyLine({ facts, isLarge }: { facts: SafetyFacts; isLarge: boolean }) {
  const format = useFormat();
  const { patient, procedureName, laterality, site, allergies } = facts;
  const isHidden = procedureName === null;
  const isAllergic = allergies !== null && allergies.substances.length > 0;
  const isAsked = allergies !== null && allergies.state !== 'not-asked';
  return (
    <section
      className={classes['line']}
      data-large={isLarge || undefined}
      aria-label={t('line', { number: facts.caseNumber })}
    >
      <dl className={classes['facts']}>
        <Fact name={t('patient')}>
          {fullName(patient)} · {patient.patientNumber}
        </Fact>
        <Fact name={t('operation')}>{[orRestricted(procedureName), site].filter(Boolean).join(', ')}</Fact>
        <Fact name={t('side')} tone={isSideMissing(facts) ? 'danger' : laterality === null ? null : 'strong'}>
          {sideWords(facts)}
        </Fact>
        <Fact name={allergyTitle()} tone={isAllergic ? 'danger' : isAsked ? null : 'warning'}>
          {isHidden ? orRestricted(null) : allergyValue(allergies)}
        </Fact>
        <Fact name={t('weight')}>{isHidden ? orRestricted(null) : weightWords(facts, format)}</Fact>
        <Fact name={t('bloodGroup')}>{isHidden ? orRestricted(null) : groupWords(facts)}</Fact>
      </dl>
    </section>
  );
}

interface CaseSafetyLineProps {
  caseId: string;
  patientId: string;
  /** To be read aloud across a room. */
  isLarge?: boolean;
}

/** Of whom, what, on which side, and what must be known of them: in view wherever an operation is decided or done. */
export function CaseSafetyLine({ caseId, patientId, isLarge = false }: CaseSafetyLineProps) {
  const { data, isError, isFetching, refetch } = useSafetyLine(caseId, patientId);
  if (data) return <SafetyLine facts={data} isLarge={isLarge} />;
  if (!isError) return <Skeleton height={52} mb="sm" />;
  // That nothing is known is never shown as nothing to know.
  return (
    <Group gap="xs" role="alert" mb="sm">
      <Text span size="sm" c="red" fw={600}>
        {t('failed')}
      </Text>
      <Button size="compact-xs" variant="default" loading={isFetching} onClick={() => void refetch()}>
        {t('again')}
      </Button>
    </Group>
  );
}

interface FactProps {
  name: string;
  tone?: 'danger' | 'warning' | 'strong' | null;
  children: ReactNode;
}

function Fact({ name, tone, children }: FactProps) {
  return (
    <div className={classes['fact']} data-tone={tone ?? undefined}>
      <dt>{name}</dt>
      <dd>
        {(tone === 'danger' || tone === 'warning') && <Icon name="alert" size={14} />}
        {children}
      </dd>
    </div>
  );
}
