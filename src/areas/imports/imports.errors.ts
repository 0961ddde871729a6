/** The refusals of this area, with the HTTP status each is answered with. */
export const importsErrors = {
  /** The run was undone, or its undo has begun. */
  IMPORT_UNDONE: 409,
} as const;

declare module '#kernel/app-error.ts' {
  interface AreaErrors extends Codes<typeof importsErrors> {}
}
