import type { SocialProvider as ProviderCode } from './social.generated.ts'

/** The names on the buttons, and what the gateway calls them. */
export const providerCodes = { Google: 'GOOGLE', Apple: 'APPLE', Facebook: 'FACEBOOK' } as const satisfies Record<string, ProviderCode>
export type ProviderName = keyof typeof providerCodes
