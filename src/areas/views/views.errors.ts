/** The refusals of this area, with the HTTP status each is answered with. */
export const viewsErrors = {
  /** The person has another view of this list under this name. */
  VIEW_NAME_TAKEN: 409,
  /** Every place for views of this list is taken: the person's own, or those that are shared. */
  TOO_MANY_VIEWS: 409,
} as const;

declare module '#kernel/app-error.ts' {
  interface AreaErrors extends Codes<typeof viewsErrors> {}
}
