import type { SocialProvider as ProviderCode } from '../../../lib/api/schemaTypes.generated.ts'

export const providerCodes = { Google: 'GOOGLE', Apple: 'APPLE', Facebook: 'FACEBOOK' } as const satisfies Record<string, ProviderCode>
export type ProviderName = keyof typeof providerCodes
