/** Where people write for help: a placeholder, as the spec's footer has one. */
export const SUPPORT_EMAIL = 'support@callout.example'
