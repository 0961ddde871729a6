import { SaxesParser } from 'saxes';
import { TableProblem } from '../reading/table-problem.ts';

/** What is told of a file of markup while it is read. */
export interface XmlListener {
  /** Names are without their prefix: `x:row` is `row`. */
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  text(text: string): void;
  close(name: string): void;
}

/**
 * Reads markup as it comes. A file with a document type is refused: that is how markup names other files and entities
 * that grow, and no workbook has one. Only the five entities of XML itself are replaced.
 */
export class XmlReader {
  readonly #parser: SaxesParser;
  readonly #decoder = new TextDecoder('utf-8', { fatal: true });

  constructor(listener: XmlListener) {
    const parser = new SaxesParser({});
    parser.on('doctype', () => {
      throw new TableProblem('unsafe');
    });
    parser.on('error', (cause) => {
      throw new TableProblem('not-a-table', 0, { cause });
    });
    parser.on('opentag', ({ name, attributes }) =>
      listener.open(localName(name), attributes as Record<string, string>),
    );
    parser.on('text', (text) => listener.text(text));
    parser.on('cdata', (text) => listener.text(text));
    parser.on('closetag', ({ name }) => listener.close(localName(name)));
    this.#parser = parser;
  }

  /** @throws TableProblem */
  push(bytes: Uint8Array, isLast: boolean): void {
    let text: string;
    try {
      text = this.#decoder.decode(bytes, { stream: !isLast });
    } catch (cause) {
      throw new TableProblem('not-a-table', 0, { cause });
    }
    if (text !== '') this.#parser.write(text);
    if (isLast) this.#parser.close();
  }
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
