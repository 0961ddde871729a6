import { Text } from '@mantine/core';
import type { ReactNode } from 'react';

export interface FactProps {
  label: string;
  children: ReactNode;
  /** Takes the whole width of its grid, for addresses and notes. */
  isWide?: boolean | undefined;
}

/** One fact of a record with what it is called; used inside a `dl`. */
export function Fact({ label, children, isWide }: FactProps) {
  return (
    <div style={isWide ? { gridColumn: '1 / -1' } : undefined}>
      <Text component="dt" size="sm" c="dimmed">
        {label}
      </Text>
      <Text component="dd" m={0} style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
        {children}
      </Text>
    </div>
  );
}
