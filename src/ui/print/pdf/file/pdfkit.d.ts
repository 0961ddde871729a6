/** What is used of pdfkit 0.20, which brings no types. */
declare module 'pdfkit' {
  export interface PDFReference {
    data: object;
    end(content?: Uint8Array | string): void;
  }

  interface DocumentOptions {
    autoFirstPage: boolean;
    displayTitle: boolean;
    /** None of its own fonts. */
    font: null;
    info: Record<'Title' | 'Author' | 'Creator' | 'Producer', string>;
  }

  export default class PDFDocument {
    constructor(options: DocumentOptions);
    page: { height: number; fonts: Record<string, unknown> };
    on(event: 'data', listener: (chunk: Uint8Array) => void): this;
    on(event: 'end', listener: () => void): this;
    on(event: 'error', listener: (error: Error) => void): this;
    end(): void;
    addPage(options: { size: readonly [number, number]; margin: number }): this;
    ref(data: object): PDFReference;
    addContent(operators: string): this;
    save(): this;
    restore(): this;
    transform(a: number, b: number, c: number, d: number, e: number, f: number): this;
    translate(x: number, y: number): this;
    scale(x: number, y: number): this;
    lineWidth(width: number): this;
    lineCap(cap: 'round'): this;
    dash(length: number, options: { space: number }): this;
    rect(x: number, y: number, width: number, height: number): this;
    path(path: string): this;
    fill(color: string): this;
    stroke(color: string): this;
    fillColor(color: string): this;
    image(
      source: string,
      x: number,
      y: number,
      options: { fit: readonly [number, number]; align: 'center'; valign: 'center' },
    ): this;
  }
}
