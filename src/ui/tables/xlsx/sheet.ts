import { sizeLimits } from '#kernel/limits/size-limits.ts';
import type { ByteSource } from '../csv/csv-text.ts';
import { plainCell } from '../csv/csv-records.ts';
import { TableProblem } from '../reading/table-problem.ts';
import type { TablePart, TableRecord } from '../reading/table-record.ts';
import { dateOfSerial } from '../values/date-serial.ts';
import { partName, readWorkbook, type Workbook } from './workbook.ts';
import { type XmlListener, XmlReader } from './xml-reader.ts';
import { zipEntries } from './zip-entries.ts';

/** Reads the rows of one sheet piece by piece; only the texts that cells share are kept. @throws TableProblem */
export async function* readSheet(source: ByteSource, sheet: string): AsyncGenerator<TablePart> {
  const book = await readWorkbook(source, { withTexts: true });
  const path = book.sheets.get(sheet);
  if (path === undefined) throw new TableProblem('unreadable');
  const rows = new RowListener(book);
  const reader = new XmlReader(rows);
  const isWanted = (name: string) => partName(name) === path;
  for await (const { bytes, isLast, bytesRead } of zipEntries(
    source,
    isWanted,
    sizeLimits.importSheetBytes,
  )) {
    reader.push(bytes, isLast);
    const records = rows.take();
    if (records.length > 0) yield { records, bytesRead };
  }
}

class RowListener implements XmlListener {
  readonly #book: Workbook;
  #records: TableRecord[] = [];
  #line = 0;
  #cells: string[] = [];
  #length = 0;
  #column = 0;
  #type = '';
  #style = 0;
  #value = '';
  #hasFormula = false;
  #hasValue = false;
  #isValue = false;
  #isReading = false;

  constructor(book: Workbook) {
    this.#book = book;
  }

  take(): TableRecord[] {
    return this.#records.splice(0);
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'row') this.#beginRow(attributes['r']);
    else if (name === 'c') this.#beginCell(attributes);
    else if (name === 'f') this.#hasFormula = true;
    else if (name === 'rPh') this.#isReading = true;
    else if (name === 'v' || name === 't') {
      this.#isValue = !this.#isReading;
      this.#hasValue = true;
    }
  }

  text(text: string): void {
    if (!this.#isValue) return;
    this.#value += text;
    this.#length += text.length;
    if (this.#length > sizeLimits.importLineCharacters) throw new TableProblem('row-too-long', this.#line);
  }

  close(name: string): void {
    if (name === 'v' || name === 't') this.#isValue = false;
    else if (name === 'rPh') this.#isReading = false;
    else if (name === 'c') this.#endCell();
    else if (name === 'row' && this.#cells.some((cell) => cell !== '')) {
      this.#records.push({ line: this.#line, cells: this.#cells });
    }
  }

  #beginRow(number: string | undefined): void {
    this.#line = number === undefined ? this.#line + 1 : Number(number);
    if (!(this.#line >= 1)) throw new TableProblem('not-a-table');
    this.#cells = [];
    this.#length = 0;
    this.#column = -1;
  }

  #beginCell({ r: place, t: type = 'n', s: style = '0' }: Readonly<Record<string, string>>): void {
    this.#column = place === undefined ? this.#column + 1 : columnOf(place);
    if (this.#column >= sizeLimits.importColumnEntries) throw new TableProblem('too-wide', this.#line);
    this.#type = type;
    this.#style = Number(style);
    this.#value = '';
    this.#hasFormula = false;
    this.#hasValue = false;
  }

  #endCell(): void {
    // Nothing is ever computed: what counts is what the spreadsheet showed when it was saved.
    if (this.#hasFormula && !this.#hasValue) throw new TableProblem('formula', this.#line);
    while (this.#cells.length < this.#column) this.#cells.push('');
    this.#cells[this.#column] = plainCell(this.#shown());
  }

  #shown(): string {
    const value = this.#value;
    if (this.#type === 's') return this.#book.sharedTexts[Number(value)] ?? '';
    if (this.#type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
    if (this.#type === 'n' && value !== '') {
      const number = Number(value);
      if (!Number.isFinite(number)) return value;
      return this.#book.dateStyles[this.#style] ? shownDate(number, this.#book.is1904) : shownNumber(number);
    }
    // `#N/A` and its like are no values.
    return this.#type === 'e' ? '' : value.slice(0, 10 * sizeLimits.fieldCharacters);
  }
}

/** The column of a cell such as 'AB12', from 0. */
function columnOf(place: string): number {
  const letters = /^[A-Z]{1,3}/.exec(place)?.[0] ?? '';
  if (letters === '') throw new TableProblem('not-a-table');
  return Array.from(letters).reduce((sum, letter) => sum * 26 + (letter.codePointAt(0)! - 64), 0) - 1;
}

/** Without the last digits in which sums of fractions differ from what a person sees. */
function shownNumber(number: number): string {
  const rounded = Number(number.toPrecision(15));
  return Math.abs(rounded) < 1e21 ? plainDecimal(rounded) : String(rounded);
}

function plainDecimal(number: number): string {
  const text = String(number);
  return text.includes('e') ? withoutLastZeros(number.toFixed(15)) : text;
}

function withoutLastZeros(decimal: string): string {
  let end = decimal.length;
  while (decimal[end - 1] === '0') end -= 1;
  return decimal.slice(0, decimal[end - 1] === '.' ? end - 1 : end);
}

function shownDate(serial: number, is1904: boolean): string {
  const minutes = Math.round((serial - Math.floor(serial)) * 24 * 60);
  const time = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  const date = dateOfSerial(serial, is1904);
  if (date === undefined) return serial >= 0 && serial < 1 ? time : shownNumber(serial);
  return minutes === 0 || minutes === 24 * 60 ? date : `${date} ${time}`;
}
