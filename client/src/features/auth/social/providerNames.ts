import type { SocialProvider as ProviderCode } from '../../../lib/api/schemaTypes.generated.ts'

/** Button names and their gateway codes. */
export const providerCodes = { Google: 'GOOGLE', Apple: 'APPLE', Facebook: 'FACEBOOK' } as const satisfies Record<string, ProviderCode>
export type ProviderName = keyof typeof providerCodes
