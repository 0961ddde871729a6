import type { ReactNode } from 'react';
import type { Translate } from '#ui/i18n/text-types.ts';
import { fieldRule } from './field-rule.ts';
import type { FieldProps, FormOf, TickProps, ValueAt } from '../fields/form-of.ts';

type Texts = Record<string, string>;

/** The texts that take no value. */
type PlainKey<T extends Texts> = {
  [Key in keyof T & string]: T[Key] extends `${string}{{${string}` ? never : Key;
}[keyof T & string];

type LastOf<Path extends string> = Path extends `${string}.${infer Rest}` ? LastOf<Rest> : Path;

/** A path to a value of the form. */
type KnownPath<Values, Path extends string> = unknown extends ValueAt<Values, Path> ? never : Path;

/** The same, where its last name has a text. */
type NamedPath<Values, T extends Texts, Path extends string> =
  LastOf<Path> extends PlainKey<T> ? KnownPath<Values, Path> : never;

/** What a field shows of itself beside its value. */
export interface FieldWords<Label> {
  label: Label;
  /** The text `nameHint` of a field `name`, where there is one. */
  description?: string;
  required?: true;
  maxLength?: number;
}

type NamedField<Value, Label> = FieldWords<Label> &
  ([NonNullable<Value>] extends [boolean] ? TickProps : FieldProps<Value>);

/** The fields of a form by name, or by a path such as `lines.0.note`. */
export interface NamedFields<Values, T extends Texts> {
  <Path extends string>(path: NamedPath<Values, T, Path>): NamedField<ValueAt<Values, Path>, string>;
  <Path extends string, Label extends ReactNode>(
    path: KnownPath<Values, Path>,
    label: Label,
  ): NamedField<ValueAt<Values, Path>, Label>;
}

/**
 * The fields of a form by their names: what binds each to its value, with what the texts say under its name (label and
 * hint) and what the form's schema says (whether it is required, how long it may be). A field that is called otherwise
 * than its text is given a label.
 */
export function namedFields<Values, T extends Texts>(
  form: FormOf<Values>,
  t: Translate<T>,
): NamedFields<Values, T> {
  const say = t as unknown as (key: string) => string;
  function hintOf(name: string): string | undefined {
    const hint = t.texts?.[`${name}Hint`];
    return hint === undefined || hint.includes('{{') ? undefined : say(`${name}Hint`);
  }
  function field(path: string, label?: ReactNode): FieldWords<ReactNode> {
    const name = path.slice(path.lastIndexOf('.') + 1);
    const { isRequired, maxLength } = fieldRule(form.schema, path);
    const description = hintOf(name);
    return {
      label: label ?? say(name),
      ...(description !== undefined && { description }),
      ...(isRequired && { required: true as const }),
      ...(maxLength !== undefined && { maxLength }),
      ...bound(form, path),
    };
  }
  return field as unknown as NamedFields<Values, T>;
}

function bound<Values>(form: FormOf<Values>, path: string): object {
  const props = form.getInputProps(path);
  return typeof props.value === 'boolean' ? form.getInputProps(path, { type: 'checkbox' }) : props;
}
