import { statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { listNames, type ListName } from '#areas/imports/runs/list-needs.ts';
import { type CsvEncoding, csvEncodings } from '#ui/tables/csv/csv-text.ts';
import { TableProblem } from '#ui/tables/reading/table-problem.ts';
import { problemWords } from '#ui/tables/reading/table-problem.words.ts';
import { type DateOrder, dateOrders } from '#ui/tables/values/date-order.ts';
import { StartUpError } from '../embedded/start-up-error.ts';
import { importListFile, undoListRun } from './imports/import-list.ts';
import type { ImportOrder } from './imports/import-order.ts';
import { importPatientFile } from './imports/import-patients.ts';
import { runCommand } from './run-command.ts';

const kinds = ['patients', 'medicines', 'diagnoses', ...listNames];

const usage = `Brings the rows of a CSV or .xlsx file into a list; what is there already is not added again.

  npm run import -- KIND --tenant city-general FILE
  npm run import -- undo --tenant city-general RUN

KIND is one of ${kinds.join(', ')}. RUN is what an import of a list has told at its end;
imports of patients, medicines and diagnoses are not undone.

  --check               says what would happen, and stores nothing (not of patients, medicines and diagnoses)
  --refused FILE        writes the rows that were refused, with the reasons, into a CSV file
  --constant NAME=TEXT  what every row holds in a column that FILE does not have, such as category=Imaging
  --word NAME:WORD=CODE what a word of FILE means, such as bedType:Cabin=private
  --date-order ORDER    how FILE writes dates, where it cannot be told: ${dateOrders.join(', ')}
  --sheet NAME          which sheet of a workbook, where it is not the first
  --headings ROW        the row of the headings, where it is not found; 0 where there are none
  --encoding NAME       utf-8 (as long as nothing is said) or windows-1252

DATA_DIR or DATABASE_URL name the database, as for npm start. A running server may keep running.`;

await runCommand(async (environment, tell) => {
  const asked = readOrder(process.argv.slice(2));
  if (!asked) {
    tell(usage);
    return 1;
  }
  const { kind, order } = asked;
  if (kind === 'undo') {
    tell(await undoListRun(order, environment));
    return 0;
  }
  refuseMissing(order.file);
  try {
    tell(
      kind === 'patients'
        ? await importPatientFile(order, environment)
        : await importListFile(kind, order, environment),
    );
    return 0;
  } catch (error) {
    throw error instanceof TableProblem ? new StartUpError(`${order.file}: ${problemWords(error)}`) : error;
  }
});

type Kind = 'patients' | 'medicines' | 'diagnoses' | 'undo' | ListName;

function readOrder(words: string[]): { kind: Kind; order: ImportOrder } | null {
  const option = { type: 'string' } as const;
  const several = { type: 'string', multiple: true } as const;
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      tenant: option,
      encoding: option,
      'date-order': option,
      refused: option,
      sheet: option,
      headings: option,
      constant: several,
      word: several,
      check: { type: 'boolean' },
    },
  });
  const [kind, file, ...rest] = positionals;
  if (!kind || ![...kinds, 'undo'].includes(kind) || !file || !values.tenant || rest.length > 0) return null;
  const order: ImportOrder = {
    file,
    tenant: values.tenant,
    encoding: oneOf<CsvEncoding>(csvEncodings, values.encoding ?? 'utf-8', '--encoding'),
    dateOrder:
      values['date-order'] === undefined
        ? undefined
        : oneOf<DateOrder>(dateOrders, values['date-order'], '--date-order'),
    refusedFile: values.refused,
    sheet: values.sheet,
    headingLine: values.headings === undefined ? undefined : rowOf(values.headings),
    constants: (values.constant ?? []).map(pairOf),
    words: (values.word ?? []).map(wordOf),
    isCheck: values.check === true,
  };
  return { kind: kind as Kind, order };
}

function oneOf<T extends string>(words: readonly T[], word: string, name: string): T {
  const known = words.find((one) => one === word);
  if (!known) throw new StartUpError(`${name} is one of ${words.join(', ')}.`);
  return known;
}

function rowOf(text: string): number {
  if (!/^\d{1,6}$/.test(text)) throw new StartUpError('--headings is the number of a row, or 0.');
  return Number(text);
}

function pairOf(text: string): [string, string] {
  const at = text.indexOf('=');
  if (at < 1) throw new StartUpError(`--constant is written NAME=TEXT, not ${text}.`);
  return [text.slice(0, at), text.slice(at + 1)];
}

function wordOf(text: string): [string, string, string] {
  const [, name, word, code] = /^([^:=]+):(.+)=([^=]*)$/s.exec(text) ?? [];
  if (name === undefined) throw new StartUpError(`--word is written NAME:WORD=CODE, not ${text}.`);
  return [name, word!, code!];
}

function refuseMissing(file: string): void {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) throw new StartUpError(`There is no file ${file}.`);
  if (!found.isFile()) throw new StartUpError(`${file} is no file.`);
}
