import type { Format } from '#ui/i18n/format-provider.tsx';
import { t as caseText } from '../../cases/cases.texts.ts';
import { teamRoles } from '../../cases/case.contract.ts';
import { agreementWords } from '../../counts/gate/count-gate.words.ts';
import { t as countText } from '../../counts/counts.texts.ts';
import { t as courseText } from '../../milestones/milestones.texts.ts';
import type { NoteCounts, NoteFacts } from './note-facts.contract.ts';
import { t } from './note-facts.texts.ts';

/** A part of what is known, with its lines. */
export type NamedLines = readonly [label: string, lines: readonly string[]];

/** Everything that is known of an operation, in the order in which it is read; what there is none of is left out. */
export function factLines(
  facts: NoteFacts,
  { dateTime, time }: Pick<Format, 'dateTime' | 'time'>,
): NamedLines[] {
  const { startedAt, endedAt } = facts;
  const side = sideWords(facts);
  const span =
    startedAt &&
    (endedAt
      ? t('fromTo', { from: dateTime(startedAt), to: time(endedAt) })
      : t('since', { from: dateTime(startedAt) }));
  const all: NamedLines[] = [
    [t('procedure'), [facts.procedureName]],
    [t('side'), side ? [side] : []],
    [t('theatre'), facts.theatreName ? [facts.theatreName] : []],
    ...teamRoles.map((role): NamedLines => {
      const names = facts.team.filter((member) => member.role === role).map(({ name }) => name);
      return [t(`role_${role}`), names.length === 0 ? [] : [names.join(', ')]];
    }),
    [t('operation'), span ? [span] : []],
    [
      t('times'),
      facts.times.length === 0
        ? []
        : [
            facts.times
              .map(({ kind, happenedAt }) =>
                t('timeOf', { milestone: courseText(`kind_${kind}`), time: time(happenedAt) }),
              )
              .join(' · '),
          ],
    ],
    [t('implants'), facts.implants.map(implantWords)],
    [
      t('specimens'),
      facts.specimens.map(({ description, orderNumber: order }) => t('specimenOf', { description, order })),
    ],
    [t('counts'), countLines(facts.counts)],
  ];
  return all.filter(([, lines]) => lines.some((line) => line !== ''));
}

/** Side and site; '' where there is none. */
export function sideWords({ laterality, site }: Pick<NoteFacts, 'laterality' | 'site'>): string {
  const side = laterality === 'not_applicable' ? '' : caseText(`laterality_${laterality}`);
  return [side, site ?? ''].filter(Boolean).join(', ');
}

/** The procedure with its side, as a note begins. */
export function procedureOf({ procedureName, laterality }: NoteFacts): string {
  if (laterality === 'not_applicable') return procedureName;
  return t('of', { procedure: procedureName, side: caseText(`laterality_${laterality}`).toLowerCase() });
}

function implantWords({
  name,
  manufacturer,
  lotNumber,
  serialNumber,
}: NoteFacts['implants'][number]): string {
  return [
    name,
    manufacturer,
    lotNumber && t('lot', { lot: lotNumber }),
    serialNumber && t('serial', { serial: serialNumber }),
  ]
    .filter(Boolean)
    .join(', ');
}

function countLines({ isNothing, lines, countedBy, missing, reason }: NoteCounts): string[] {
  if (lines.length === 0) return [t(isNothing ? 'nothingCounted' : 'notCounted')];
  const used = lines.filter(({ before, added, end }) => before + added + (end ?? 0) > 0);
  return [
    ...used.map(({ name, before, added, end }) =>
      end === null
        ? t('countBefore', { name, before, added })
        : t('countLine', { name, before, added, end, agreement: agreementWords(end, before + added) }),
    ),
    ...missing.map((one) => countText(`missing_${one}`)),
    ...(reason ? [t('countReason', { reason })] : []),
    ...(countedBy.length > 0 ? [t('countedBy', { names: countedBy.join(', ') })] : []),
  ];
}
