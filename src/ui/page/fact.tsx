import { Text } from '@mantine/core';
import type { ReactNode } from 'react';

export interface FactProps {
  label: string;
  children: ReactNode;
  /** Takes the whole width of its grid, for addresses and notes. */
  isWide?: boolean | undefined;
}

/** In letters: a date with its time, and what a column of facts has room for. */
const longestWord = 20;

/** An email address, for example, would be broken in a column. */
function hasLongWord(value: ReactNode): boolean {
  if (typeof value !== 'string') return false;
  return value.split(/[ \n/-]/u).some((word) => word.length > longestWord);
}

/** One fact of a record with what it is called; used inside a `dl`. */
export function Fact({ label, children, isWide }: FactProps) {
  return (
    <div style={(isWide ?? hasLongWord(children)) ? { gridColumn: '1 / -1' } : undefined}>
      <Text component="dt" size="sm" c="dimmed">
        {label}
      </Text>
      <Text component="dd" m={0} style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
        {children}
      </Text>
    </div>
  );
}
