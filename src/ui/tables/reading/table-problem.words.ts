import type { TableProblem } from './table-problem.ts';
import { t } from './table-problem.texts.ts';

/** Why a file cannot be read, in one or two sentences. */
export function problemWords({ code, line }: TableProblem): string {
  return t(code, { line });
}
