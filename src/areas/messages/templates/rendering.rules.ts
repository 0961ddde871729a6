const placeholder = /\{\{\s*([A-Za-z][A-Za-z0-9]*)\s*\}\}/g;

/** The names of the variables that a template uses, each once, in their order. */
export function variablesOf(...texts: readonly string[]): string[] {
  const names = texts.flatMap((text) => [...text.matchAll(placeholder)].map(([, name]) => name!));
  return [...new Set(names)];
}

/**
 * A template with the values of its variables; blank where one is missing (document 3, section 5). A value is text and
 * nothing else: braces in it name no variable, and its control characters and line breaks become spaces, so that it
 * can begin no header and no line of its own.
 */
export function fillTemplate(template: string, values: Readonly<Record<string, string>>): string {
  return template.replaceAll(placeholder, (_found, name: string) =>
    Object.hasOwn(values, name) ? plainValue(values[name]!) : '',
  );
}

/** The same for a subject, which is one line. */
export function fillSubject(template: string, values: Readonly<Record<string, string>>): string {
  return plainValue(fillTemplate(template, values)).trim();
}

// Marks of writing direction could turn what follows a value around.
const unprintable = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu;

function plainValue(value: string): string {
  return value.replaceAll(unprintable, ' ');
}
