import { Box } from '@mantine/core';
import type { ReactNode } from 'react';

/** Keeps a form narrow enough to be read line by line. */
export function FormPage({ children }: { children: ReactNode }) {
  return <Box maw={860}>{children}</Box>;
}
