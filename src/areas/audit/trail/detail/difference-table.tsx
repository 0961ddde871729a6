import { Spoiler, Table, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { type Format, useFormat } from '#ui/i18n/format-provider.tsx';
import { t } from '../audit-trail.texts.ts';
import classes from './difference-table.module.css';
import type { DifferenceLine, Leaf } from './entry-difference.ts';
import { amountEnding, wordsOf } from '../audit-entry.words.ts';

export interface DifferenceTableProps {
  lines: readonly DifferenceLine[];
  /** What records are called, by the ids that values name them by. */
  names: Readonly<Record<string, string>>;
  /** False for an entry of something that was not there before. */
  hasBefore: boolean;
  hasAfter: boolean;
}

/** Field by field what was before, struck through, and what is there now. */
export function DifferenceTable({ lines, names, hasBefore, hasAfter }: DifferenceTableProps) {
  const format = useFormat();
  return (
    <Table className={classes['table']} verticalSpacing="xs" layout="fixed">
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{t('field')}</Table.Th>
          {hasBefore && <Table.Th scope="col">{t('before')}</Table.Th>}
          {hasAfter && <Table.Th scope="col">{t(hasBefore ? 'after' : 'value')}</Table.Th>}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {lines.map(({ path, before, after }) => (
          <Table.Tr key={JSON.stringify(path)}>
            <Table.Th scope="row">{pathWords(path)}</Table.Th>
            {hasBefore && (
              <Table.Td data-label={t('before')}>
                {before !== undefined && (
                  <Shown as={hasAfter ? 'del' : 'span'}>{leafWords(before, path, { format, names })}</Shown>
                )}
              </Table.Td>
            )}
            {hasAfter && (
              <Table.Td data-label={t(hasBefore ? 'after' : 'value')}>
                {after !== undefined && (
                  <Shown as={hasBefore ? 'ins' : 'span'}>{leafWords(after, path, { format, names })}</Shown>
                )}
              </Table.Td>
            )}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

function Shown({ as, children }: { as: 'del' | 'ins' | 'span'; children: ReactNode }) {
  return (
    <Spoiler maxHeight={120} showLabel={t('showAll')} hideLabel={t('showLess')}>
      <Text component={as} size="sm" className={classes[as]}>
        {children}
      </Text>
    </Spoiler>
  );
}

function pathWords(path: readonly (string | number)[]): string {
  if (path.length === 0) return t('value');
  return path
    .map((part) => (typeof part === 'number' ? t('item', { number: part }) : wordsOf(part)))
    .join(' › ');
}

/** Amounts are stored in minor units of the hospital's currency. */
function isAmount(field: string | number | undefined): boolean {
  return typeof field === 'string' && amountEnding.test(field);
}

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;
const plainDate = /^\d{4}-\d\d-\d\d$/;

function leafWords(
  leaf: Leaf,
  path: DifferenceLine['path'],
  { format, names }: { format: Format; names: Readonly<Record<string, string>> },
): ReactNode {
  if (leaf === null || leaf === '') return <i>{t('emptyValue')}</i>;
  if (typeof leaf === 'boolean') return t(leaf ? 'yes' : 'no');
  if (typeof leaf === 'number') return isAmount(path.at(-1)) ? format.money(leaf) : format.number(leaf);
  const name = names[leaf.toLowerCase()];
  if (name !== undefined) return <span title={leaf}>{name}</span>;
  if (instant.test(leaf)) return format.dateTime(leaf);
  return plainDate.test(leaf) ? format.date(leaf) : leaf;
}
