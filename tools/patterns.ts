// A pattern that tries again and again lets one text stop a whole server: this names every regular expression of src/
// whose work grows faster than the text it looks at. Run by `npm run check`.
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { analyse } from 'scslre';
import { parseAst } from 'vite';

const source = join(resolve(import.meta.dirname, '..'), 'src');

/** Patterns that are put together while the program runs, from nothing that anybody typed. */
const builtWhileRunning: Record<string, string> = {
  'kernel/digits.ts': 'one character of a list',
  'hosts/worker/copies/stored-values.ts': 'a fixed beginning and six to nine digits',
  'areas/people/second-factor/recovery-code.ts': 'a fixed number of any characters',
};

interface Node {
  type: string;
  start: number;
  [part: string]: unknown;
}

/** A regular expression of a source text; `pattern` is null where it cannot be read without running the program. */
export interface FoundPattern {
  line: number;
  pattern: string | null;
  flags: string;
}

/** The regular expressions of a source text, written as `/…/` or with `new RegExp`. */
export function patternsIn(text: string, language: 'ts' | 'tsx'): FoundPattern[] {
  const nodes = nodesOf(parseAst(text, { lang: language }) as unknown as Node);
  const constants = new Map(
    nodes
      .filter(({ type }) => type === 'VariableDeclarator')
      .map(({ id, init }) => [(id as Node)['name'], init as Node | null]),
  );
  return nodes.flatMap((node) => {
    const line = text.slice(0, node.start).split('\n').length;
    const literal = node['regex'] as { pattern: string; flags: string } | undefined;
    if (literal) return [{ line, ...literal }];
    const called = node['callee'] as Node | undefined;
    if (node.type !== 'NewExpression' || called?.['name'] !== 'RegExp') return [];
    const [pattern, flags] = (node['arguments'] as Node[]).map((part) => textOf(part, constants));
    return [{ line, pattern: pattern ?? null, flags: flags ?? '' }];
  });
}

function nodesOf(node: Node): Node[] {
  const inner = Object.values(node).flatMap((part) => (Array.isArray(part) ? (part as unknown[]) : [part]));
  return [node, ...inner.filter(isNode).flatMap(nodesOf)];
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/** A text that is put together from literals and constants; null for any other. */
function textOf(node: Node, constants: ReadonlyMap<unknown, Node | null>): string | null {
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value'];
  if (node.type === 'Identifier') {
    const value = constants.get(node['name']);
    return value ? textOf(value, constants) : null;
  }
  if (node.type === 'TaggedTemplateExpression') return joined(node['quasi'] as Node, 'raw', constants);
  return node.type === 'TemplateLiteral' ? joined(node, 'cooked', constants) : null;
}

function joined(node: Node, as: 'raw' | 'cooked', constants: ReadonlyMap<unknown, Node | null>) {
  const texts = (node['quasis'] as { value: { raw: string; cooked: string } }[]).map(
    ({ value }) => value[as],
  );
  const values = (node['expressions'] as Node[]).map((part) => textOf(part, constants));
  if (values.includes(null)) return null;
  return texts.map((text, place) => text + (values[place] ?? '')).join('');
}

/** Why a pattern may work longer than the length of its text; undefined when it does not. */
export function faultOf({ pattern, flags }: FoundPattern): string | undefined {
  if (pattern === null) return 'put it together from literals and constants of its file';
  const [found] = analyse({ source: pattern, flags }).reports;
  if (!found) return undefined;
  return found.type === 'Move'
    ? 'it begins anew at each character: anchor its start, or forbid with (?<!…) what it repeats'
    : 'two of its parts can share the same characters in many ways';
}

if (process.argv[1] === import.meta.filename) {
  const faults = globSync('**/*.{ts,tsx}', { cwd: source })
    .filter((file) => !/\.test\.tsx?$|^testing\//.test(file) && !(file in builtWhileRunning))
    .toSorted()
    .flatMap((file) =>
      patternsIn(readFileSync(join(source, file), 'utf8'), file.endsWith('x') ? 'tsx' : 'ts').flatMap(
        (found) => {
          const fault = faultOf(found);
          return fault ? `src/${file}:${found.line}: /${found.pattern}/${found.flags}: ${fault}` : [];
        },
      ),
    );
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
