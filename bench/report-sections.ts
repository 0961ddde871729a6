import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The report of all measurements. */
export const resultsFile = join(import.meta.dirname, 'RESULTS.md');

const sectionBegins = /\n(?=## )/;

/** The report with a section, which begins with its heading, in the place of its older one, or at the end. */
export function withSection(report: string, section: string): string {
  const parts = report.trimEnd().split(sectionBegins);
  const place = parts.findIndex((part) => headingOf(part) === headingOf(section));
  parts.splice(place < 0 ? parts.length : place, 1, section);
  return `${parts.map((part) => part.trimEnd()).join('\n\n')}\n`;
}

/** A new report with what it does not measure itself, as an older one says it. */
export function withOlderSections(report: string, older: string): string {
  const known = new Set(report.split(sectionBegins).map(headingOf));
  const [, ...kept] = older.split(sectionBegins);
  return kept
    .filter((section) => !known.has(headingOf(section)))
    .reduce((whole, section) => withSection(whole, section), report);
}

/** Puts a section into the report on the disk. */
export function writeSection(section: string): void {
  writeFileSync(resultsFile, withSection(readFileSync(resultsFile, 'utf8'), section));
}

function headingOf(section: string): string {
  return section.split('\n', 1)[0]!;
}
