import { CallError, fieldErrorsOf } from '#client/transport.ts';

/** Fields left empty are not sent: what the server says of its third result belongs to the third that was filled. */
export function atFormFields(error: unknown, rows: readonly { result: string }[]): unknown {
  const told = Object.entries(fieldErrorsOf(error));
  if (!(error instanceof CallError) || told.length === 0) return error;
  const filled = rows.flatMap(({ result }, index) => (result === '' ? [] : [index]));
  const fields = told.map(([path, issue]) => [
    path.replace(
      /^results\.(\d+)\./,
      (_match, place: string) => `results.${filled[Number(place)] ?? place}.`,
    ),
    issue,
  ]);
  return new CallError(error.code, { ...error.facts, fields: Object.fromEntries(fields) });
}
