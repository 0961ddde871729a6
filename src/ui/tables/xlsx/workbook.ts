import type { ByteSource } from '../csv/csv-text.ts';
import { TableProblem } from '../reading/table-problem.ts';
import { isDateFormat } from './number-formats.ts';
import { type XmlListener, XmlReader } from './xml-reader.ts';
import { zipEntries } from './zip-entries.ts';

const mebibyte = 1024 * 1024;
/** The parts beside the sheets; of them the texts that cells share are the largest. */
const maxPartsBytes = 96 * mebibyte;
/** All shared texts together, in characters: they are kept while the sheet is read. */
const maxSharedCharacters = 32 * mebibyte;

/** What must be known of a workbook before a sheet of it is read. */
export interface Workbook {
  /** Paths of the visible sheets by name, in their order. */
  sheets: Map<string, string>;
  /** Days are counted from 1904, as old Macintoshes did. */
  is1904: boolean;
  sharedTexts: string[];
  /** Per style of a cell: whether it shows its number as a date. */
  dateStyles: boolean[];
}

/** The names of the visible sheets of a workbook. @throws TableProblem */
export async function readSheetNames(source: ByteSource): Promise<string[]> {
  const { sheets } = await readWorkbook(source, { withTexts: false });
  return [...sheets.keys()];
}

/** Reads everything of a workbook but its sheets. @throws TableProblem */
export async function readWorkbook(
  source: ByteSource,
  { withTexts }: { withTexts: boolean },
): Promise<Workbook> {
  const book = new BookListener();
  const targets = new TargetListener();
  const styles = new StyleListener();
  const texts = new TextListener();
  const parts = new Map<string, XmlReader>([
    ['xl/workbook.xml', new XmlReader(book)],
    ['xl/_rels/workbook.xml.rels', new XmlReader(targets)],
    ...(withTexts
      ? [
          ['xl/styles.xml', new XmlReader(styles)] as const,
          ['xl/sharedStrings.xml', new XmlReader(texts)] as const,
        ]
      : []),
  ]);
  const isWanted = (name: string) => parts.has(partName(name));
  for await (const { name, bytes, isLast } of zipEntries(source, isWanted, maxPartsBytes)) {
    parts.get(partName(name))!.push(bytes, isLast);
  }
  const sheets = new Map(
    book.sheets.flatMap(({ name, relation }) => {
      const path = targets.paths.get(relation);
      return path === undefined ? [] : [[name, path] as const];
    }),
  );
  if (sheets.size === 0) throw new TableProblem('not-a-table');
  return { sheets, is1904: book.is1904, sharedTexts: texts.texts, dateStyles: styles.dateStyles };
}

/** Archives of some programs begin their paths with a slash or write them with the other one. */
export function partName(name: string): string {
  return name.replaceAll('\\', '/').replace(/^\//, '');
}

class BookListener implements XmlListener {
  readonly sheets: { name: string; relation: string }[] = [];
  is1904 = false;

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'workbookPr') this.is1904 = ['1', 'true'].includes(attributes['date1904'] ?? '');
    if (name !== 'sheet' || (attributes['state'] ?? 'visible') !== 'visible') return;
    const relation = Object.entries(attributes).find(([key]) => /(^|:)id$/.test(key))?.[1];
    if (relation !== undefined) this.sheets.push({ name: attributes['name'] ?? relation, relation });
  }

  text(): void {}
  close(): void {}
}

class TargetListener implements XmlListener {
  readonly paths = new Map<string, string>();

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    const { Id: id, Target: target } = attributes;
    // What lies outside of the file is never asked for.
    if (name !== 'Relationship' || attributes['TargetMode'] === 'External') return;
    if (id === undefined || target === undefined) return;
    this.paths.set(id, target.startsWith('/') ? target.slice(1) : `xl/${target}`);
  }

  text(): void {}
  close(): void {}
}

class StyleListener implements XmlListener {
  readonly dateStyles: boolean[] = [];
  readonly #codes = new Map<string, string>();
  #isInCells = false;

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    const format = attributes['numFmtId'] ?? '0';
    if (name === 'numFmt') this.#codes.set(format, attributes['formatCode'] ?? '');
    if (name === 'cellXfs') this.#isInCells = true;
    if (name === 'xf' && this.#isInCells) {
      this.dateStyles.push(isDateFormat(Number(format), this.#codes.get(format)));
    }
  }

  text(): void {}

  close(name: string): void {
    if (name === 'cellXfs') this.#isInCells = false;
  }
}

class TextListener implements XmlListener {
  readonly texts: string[] = [];
  #characters = 0;
  #text = '';
  #isText = false;
  #isReading = false;

  open(name: string): void {
    if (name === 'si') this.#text = '';
    // How a word is spoken is no part of the text.
    if (name === 'rPh') this.#isReading = true;
    if (name === 't') this.#isText = !this.#isReading;
  }

  text(text: string): void {
    if (!this.#isText) return;
    this.#characters += text.length;
    if (this.#characters > maxSharedCharacters) throw new TableProblem('too-large');
    this.#text += text;
  }

  close(name: string): void {
    if (name === 't') this.#isText = false;
    if (name === 'rPh') this.#isReading = false;
    if (name === 'si') this.texts.push(this.#text);
  }
}
