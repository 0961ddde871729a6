import { Fragment, type ReactNode } from 'react';
import { useLanguage } from './language.ts';

/** Renders everything inside anew when the language changes; forms keep what was typed in their drafts. */
export function LanguageBoundary({ children }: { children: ReactNode }) {
  return <Fragment key={useLanguage()}>{children}</Fragment>;
}
