/** The refusals of this area, with the HTTP status each is answered with. */
export const messagesErrors = {
  TEMPLATE_NAME_TAKEN: 409,
  /** A rule names the template. */
  TEMPLATE_IN_USE: 409,
  /** No rule for the event, or none that is enabled. */
  NO_MESSAGE_RULE: 409,
  /** Every channel is switched off. */
  NO_MESSAGE_CHANNEL: 409,
  /** The channel is switched off; the facts name it. */
  MESSAGE_CHANNEL_OFF: 409,
  /** The server has no push. */
  PUSH_TO_COME: 409,
  /** The link of a message that ends messages is no one's. */
  OPT_OUT_LINK_INVALID: 410,
  /** Only what failed, was cancelled or got no answer is sent again. */
  MESSAGE_NOT_REPEATABLE: 409,
} as const;

declare module '#kernel/app-error.ts' {
  interface AreaErrors extends Codes<typeof messagesErrors> {}
}
