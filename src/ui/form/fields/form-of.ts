import type { FormErrors } from '@mantine/form';
import type { z } from 'zod';
import type { ChangeEvent, FocusEvent, ReactNode } from 'react';

type TypedEvent =
  | ChangeEvent<HTMLInputElement>
  | ChangeEvent<HTMLTextAreaElement>
  | ChangeEvent<HTMLSelectElement>;

/** What a field may tell the form of a value: text comes as an event too, a number never does. */
type Told<Value> = [Value] extends [string | null | undefined]
  ? string | null | TypedEvent
  : [Extract<Value, number>] extends [never]
    ? Value extends readonly string[]
      ? string[]
      : Value
    : number | string | null;

/** What binds a field to a value of a form. */
export interface FieldProps<Value> {
  /** A text field begins with '' rather than null. */
  value: NonNullable<Value>;
  onChange: (told: Told<Value>) => void;
  onFocus?: (event: FocusEvent) => void;
  onBlur?: (event: FocusEvent) => void;
  error?: ReactNode;
  'data-path'?: string;
}

/** What binds a box to tick. */
export interface TickProps extends Omit<FieldProps<boolean>, 'value' | 'onChange'> {
  checked: boolean;
  onChange: (told: boolean | TypedEvent) => void;
}

type Ticked<Value> = [NonNullable<Value>] extends [boolean] ? TickProps : FieldProps<unknown>;
type Bound<Value> = 0 extends 1 & Value ? FieldProps<unknown> : FieldProps<Value>;

/** The value at a path such as `lines.0.quantity`; unknown where the path names none, to which no field can be bound. */
export type ValueAt<Values, Path extends string> = Path extends `${infer Head}.${infer Rest}`
  ? ValueAt<PartOf<NonNullable<Values>, Head>, Rest>
  : PartOf<NonNullable<Values>, Path>;

type PartOf<Values, Name extends string> = Values extends readonly (infer Item)[]
  ? Item
  : Name extends keyof Values
    ? Values[Name]
    : unknown;

/**
 * A form whose fields are bound by what they tell: one of text only to text, one of numbers only to a number. The
 * members are named one by one: a type made of Mantine's own by leaving one out took the compiler minutes.
 */
export interface FormOf<Values> {
  /** By which the values are judged; fields take from it what they say of themselves. */
  schema: z.ZodType;
  values: Values;
  errors: FormErrors;
  getValues(): Values;
  setValues(values: Partial<Values> | ((previous: Values) => Partial<Values>)): void;
  /** The value, or what makes it of the one before. */
  setFieldValue(path: string, value: unknown): void;
  insertListItem(path: string, item: unknown, index?: number): void;
  removeListItem(path: string, index: number): void;
  setErrors(errors: FormErrors): void;
  clearFieldError(path: string): void;
  validate(): { hasErrors: boolean };
  validateField(path: string): { hasError: boolean };
  getInputProps: GetInputProps<Values>;
}

interface GetInputProps<Values> {
  <Path extends string>(path: Path, options: { type: 'checkbox' }): Ticked<ValueAt<Values, Path>>;
  <Path extends string>(path: Path): Bound<ValueAt<Values, Path>>;
}

/** The fields of an object within a form, each by its name. */
export interface FieldsOf<Item> {
  <Name extends keyof Item & string>(name: Name): Bound<Item[Name]>;
}

/** The fields of what lies at a path of a form, such as of one of its lines. */
export function fieldsAt<Values, Path extends string>(
  form: FormOf<Values>,
  path: Path,
): FieldsOf<NonNullable<ValueAt<Values, Path>>> {
  return ((name: string) => form.getInputProps(`${path}.${name}`)) as FieldsOf<
    NonNullable<ValueAt<Values, Path>>
  >;
}

/** The fields of a form, each by its name. */
export function fieldsOf<Values>(form: FormOf<Values>): FieldsOf<Values> {
  return ((name: string) => form.getInputProps(name)) as FieldsOf<Values>;
}

/** A form seen by fields that several forms have in common. */
export function formOfPart<Part>(form: { values: Part }): FormOf<Part> {
  return form as unknown as FormOf<Part>;
}
