import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { Fact } from '#ui/page/fact.tsx';

export interface PaperTextsProps {
  /** What each text is called, in the order in which they are read. */
  texts: readonly (readonly [label: string, text: string | null | undefined])[];
  /** Facts below the texts. */
  children?: ReactNode;
}

/** The texts of a paper under what they are called; those that are empty are left out. */
export function PaperTexts({ texts, children }: PaperTextsProps) {
  return (
    <Stack component="dl" gap="sm" m={0}>
      {texts.map(
        ([label, text]) =>
          text && (
            <Fact key={label} label={label}>
              {text}
            </Fact>
          ),
      )}
      {children}
    </Stack>
  );
}
