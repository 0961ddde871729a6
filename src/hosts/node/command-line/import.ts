import { existsSync } from 'node:fs';
import { listNames, listsOfAccounts } from '#areas/imports/runs/list-needs.ts';
import { type CsvEncoding, csvEncodings } from '#ui/tables/csv/csv-text.ts';
import { TableProblem } from '#ui/tables/reading/table-problem.ts';
import { problemWords } from '#ui/tables/reading/table-problem.words.ts';
import { type DateOrder, dateOrders } from '#ui/tables/values/date-order.ts';
import { StartUpError } from '../embedded/start-up-error.ts';
import { importListFile } from './imports/import-list.ts';
import type { ImportOrder } from './imports/import-order.ts';
import { undoListRun } from './imports/undo-run.ts';
import { refuseNoFile, refuseNoFileToBe } from './words/given-paths.ts';
import type { GivenWords } from './words/given-words.ts';
import { runCommand } from './run-command.ts';
import { UsageError } from './words/usage-error.ts';

const kinds = listNames;

const usage = `Brings the rows of a CSV or .xlsx file into a list; what is there already is not added again.

  npm run import -- KIND --tenant city-general FILE
  npm run import -- undo --tenant city-general RUN

KIND is one of ${kinds.join(', ')}. RUN is what an import has told at its end;
what somebody has used or changed since stays, and is told by name.

  --check               says what would happen, and stores nothing
  --as ADDRESS          does it in the name of this account, and nothing that it may not do; needed for
                        ${[...listsOfAccounts].join(', ')}
  --links FILE          of people: writes the links with which they set their passwords into a new CSV file
                        that only you can read; without it, send invitations from the list
  --refused FILE        writes the rows that were refused, with the reasons, into a CSV file
  --constant NAME=TEXT  what every row holds in a column that FILE does not have, such as category=Imaging
  --word NAME:WORD=CODE what a word of FILE means, such as bedType:Cabin=private
  --date-order ORDER    how FILE writes dates, where it cannot be told: ${dateOrders.join(', ')}
  --sheet NAME          which sheet of a workbook, where it is not the first
  --headings ROW        the row of the headings, where it is not found; 0 where there are none
  --encoding NAME       utf-8 (as long as nothing is said) or windows-1252

DATA_DIR or DATABASE_URL name the database, as for npm start. A running server may keep running.`;

const option = { type: 'string' } as const;
const several = { type: 'string', multiple: true } as const;
const form = {
  takes: `npm run import takes a KIND (${kinds.join(', ')}), --tenant SLUG and a FILE, or undo, --tenant SLUG and a RUN; --help tells the rest`,
  usage,
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
    as: option,
    links: option,
  },
  mostWords: 2,
} as const;

await runCommand(form, async ({ environment, tell, ...given }) => {
  const { kind, order } = readOrder(given);
  if (kind === 'undo') {
    tell(await undoListRun(order, environment));
    return 0;
  }
  refuseNoFile(order.file);
  if (order.refusedFile !== undefined) refuseNoFileToBe(order.refusedFile);
  if (order.linksFile !== undefined) refuseLinksFile(kind, order.linksFile);
  try {
    tell(await importListFile(kind, order, environment));
    return 0;
  } catch (error) {
    throw error instanceof TableProblem ? new StartUpError(`${order.file}: ${problemWords(error)}`) : error;
  }
});

function readOrder({ values, positionals: [subject, file] }: GivenWords<typeof form.options>) {
  if (subject === undefined) throw new UsageError('Nothing says what is imported');
  const kind = [...kinds, 'undo' as const].find((known) => known === subject);
  if (!kind) throw new UsageError(`'${subject}' cannot be imported`);
  if (file === undefined) throw new UsageError(kind === 'undo' ? 'No run is named' : 'No file is named');
  if (values.tenant === undefined) throw new UsageError('No hospital is named');
  if (kind !== 'undo' && listsOfAccounts.has(kind) && values.as === undefined) {
    throw new UsageError(`${kind} are imported in the name of an account: say --as ADDRESS`);
  }
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
    as: values.as,
    linksFile: values.links,
  };
  return { kind, order };
}

/** A file that is there may be read by others: links are never added to one. */
function refuseLinksFile(kind: string, file: string): void {
  if (kind !== 'people') throw new UsageError('--links is for people alone');
  refuseNoFileToBe(file);
  if (existsSync(file)) throw new UsageError(`${file} is there already; --links names a new file`);
}

function oneOf<T extends string>(words: readonly T[], word: string, name: string): T {
  const known = words.find((one) => one === word);
  if (!known) throw new UsageError(`${name} is one of ${words.join(', ')}, not '${word}'`);
  return known;
}

function rowOf(text: string): number {
  if (!/^\d{1,6}$/.test(text)) throw new UsageError(`--headings is the number of a row, or 0, not '${text}'`);
  return Number(text);
}

function pairOf(text: string): [string, string] {
  const at = text.indexOf('=');
  if (at < 1) throw new UsageError(`--constant is written NAME=TEXT, not '${text}'`);
  return [text.slice(0, at), text.slice(at + 1)];
}

function wordOf(text: string): [string, string, string] {
  const [, name, word, code] = /^([^:=]+):(.+)=([^=]*)$/s.exec(text) ?? [];
  if (name === undefined) throw new UsageError(`--word is written NAME:WORD=CODE, not '${text}'`);
  return [name, word!, code!];
}
