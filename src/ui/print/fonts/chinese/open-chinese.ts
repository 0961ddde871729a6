import ranges from '@fontsource-variable/noto-sans-sc/unicode.json' with { type: 'json' };
import { create, type VariableFont } from 'fontkit';
import { readDataUrl } from '../data-url.ts';
import type { TextWeight } from '../text-weight.ts';
import { chineseFiles } from './chinese-files.ts';
import { fixedWeight } from './fixed-weight.ts';

interface Range {
  first: number;
  last: number;
  file: number;
}

const listed: readonly Range[] = Object.entries(ranges).flatMap(([name, list]) => {
  const file = Number(/^\[(\d+)\]$/.exec(name)?.[1]);
  if (!(file in chineseFiles)) return [];
  return list.split(',').map((range) => {
    const [first = '', last = first] = range.replace('U+', '').split('-');
    return { first: Number.parseInt(first, 16), last: Number.parseInt(last, 16), file };
  });
});

interface OpenedFile {
  bytes: Uint8Array<ArrayBuffer>;
  letters: ReadonlySet<number>;
  /** Opened to be read once more, until a weight is made of it: unpacking is slow. */
  unused: VariableFont | undefined;
}

const opened = new Map<number, Promise<OpenedFile>>();

/** The file that should hold a letter. */
export function fileOf(code: number): number | undefined {
  return listed.find(({ first, last }) => code >= first && code <= last)?.file;
}

/** A file as it comes, with all weights in it. */
export async function chineseFile(file: number): Promise<Uint8Array<ArrayBuffer>> {
  return (await open(file)).bytes;
}

/** The letters that a file draws. */
export async function openChinese(file: number): Promise<ReadonlySet<number>> {
  return (await open(file)).letters;
}

/** The font of a file in one weight, as plain TrueType. */
export async function chineseFont(file: number, weight: TextWeight): Promise<Uint8Array<ArrayBuffer>> {
  const known = await open(file);
  const font = known.unused ?? create(known.bytes);
  known.unused = undefined;
  return fixedWeight(font, weight);
}

function open(file: number) {
  const known = opened.get(file);
  if (known) return known;
  const opening = load(file);
  opened.set(file, opening);
  opening.catch(() => opened.delete(file));
  return opening;
}

async function load(file: number): Promise<OpenedFile> {
  const fontFile = await chineseFiles[file]?.();
  if (!fontFile) throw new Error(`There is no file ${file} of Chinese letters`);
  const bytes = readDataUrl(fontFile.default);
  const font = create(bytes);
  return { bytes, letters: new Set(font.characterSet), unused: font };
}
