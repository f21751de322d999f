/** Support address: a placeholder, as in the spec's footer. */
export const SUPPORT_EMAIL = 'support@callout.example'
