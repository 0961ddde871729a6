import type { CsvEncoding } from '#ui/tables/csv/csv-text.ts';
import type { TableInspection } from '#ui/tables/reading/table-inspection.ts';
import type { TableProblem } from '#ui/tables/reading/table-problem.ts';
import type { ImportPlan } from '../plans/import-plan.ts';
import type { ImportCounts } from '#ui/tables/runs/run-table.ts';

/** The step of the import screen, with what it shows. */
export type ImportState =
  | { step: 'choose'; refused: { file: File; problem: TableProblem } | null }
  | { step: 'reading'; file: File; bytesRead: number }
  | { step: 'plan'; file: File; encoding: CsvEncoding; inspection: TableInspection; plan: ImportPlan }
  | { step: 'running'; file: File; total: number; counts: ImportCounts; failure: unknown }
  | {
      step: 'done';
      counts: ImportCounts;
      /** The headings of columns of which nothing was stored. */
      notTaken: readonly string[];
      isCancelled: boolean;
      /** Set when the file broke off while it was imported. */
      problem: TableProblem | null;
    };

export const noCounts: ImportCounts = { added: 0, present: 0, refused: 0 };
