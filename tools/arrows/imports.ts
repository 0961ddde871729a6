import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** A file of src/, named by its path below src/. */
export type SourceFile = string;

export interface Import {
  from: SourceFile;
  /** As it is written. */
  target: string;
  /** The imported file of src/; undefined for packages, styles and files outside of src/. */
  file: SourceFile | undefined;
}

/** True for tests and for the fixtures that only tests use. */
export function isTest(file: SourceFile): boolean {
  return /\.(test|fixture)\.tsx?$/.test(file) || file.startsWith('testing/');
}

/** Every import of a file, static and dynamic, of values and of types. */
export function importsOf(source: string, file: SourceFile): Import[] {
  const pattern = /(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g;
  const text = readFileSync(join(source, file), 'utf8');
  return [...text.matchAll(pattern)].map(([, target = '']) => {
    const path = pathOf(file, target);
    const isSource = path !== undefined && /\.tsx?$/.test(path) && existsSync(join(source, path));
    return { from: file, target, file: isSource ? path : undefined };
  });
}

/** The path below src/ that a written import means; undefined for a package. */
export function pathOf(file: SourceFile, target: string): string | undefined {
  if (target.startsWith('#')) return normalize(target.slice(1));
  return target.startsWith('.') ? normalize(join(dirname(file), target)) : undefined;
}
