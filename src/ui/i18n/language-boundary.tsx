import { Fragment, useEffect, type ReactNode } from 'react';
import { useLanguage } from './language.ts';

/** Renders everything inside anew when the language changes; forms keep what was typed in their drafts. */
export function LanguageBoundary({ children }: { children: ReactNode }) {
  const language = useLanguage();
  useEffect(() => {
    // Tells screen readers which voice to read with.
    document.documentElement.lang = language;
  }, [language]);
  return <Fragment key={language}>{children}</Fragment>;
}
