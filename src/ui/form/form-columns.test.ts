import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '../..');
const isShort = (name: string) => /(?:TextInput|Select|Picker|Field|Autocomplete)$/.test(name);

interface Node {
  type: string;
  [part: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

function nodesOf(node: Node): Node[] {
  const inner = Object.values(node).flatMap((part) => (Array.isArray(part) ? (part as unknown[]) : [part]));
  return [node, ...inner.filter(isNode).flatMap(nodesOf)];
}

function nameOf(element: Node): string {
  const { name } = (element['openingElement'] as Node)['name'] as Node;
  return typeof name === 'string' ? name : '';
}

/** A form in a dialog narrower than two fields side by side. */
function isNarrowForm(element: Node): boolean {
  if (element.type !== 'JSXElement' || nameOf(element) !== 'FormModal') return false;
  const attributes = (element['openingElement'] as Node)['attributes'] as Node[];
  const size = attributes.find(({ name }) => (name as Node | undefined)?.['name'] === 'size');
  const value = (size?.['value'] as Node | undefined)?.['value'];
  return value === 'sm' || value === 'md';
}

test('a form with three or more short fields has the width to show two side by side', () => {
  const cramped = globSync('areas/**/*.tsx', { cwd: source }).filter((file) => {
    const text = readFileSync(join(source, file), 'utf8');
    if (!/<FormModal\b[^>]*size="(?:sm|md)"/.test(text)) return false;
    const forms = nodesOf(parseAst(text, { lang: 'tsx' }) as unknown as Node).filter(isNarrowForm);
    return forms.some(({ children }) => {
      const fields = (children as Node[]).filter((child) => child.type === 'JSXElement');
      return fields.filter((field) => isShort(nameOf(field))).length > 2;
    });
  });
  expect(cramped).toEqual([]);
});
