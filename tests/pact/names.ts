import { fileURLToPath } from 'node:url'

export const CONSUMER = 'callout-gateway'
export const PROVIDER = 'callout-api'

/** Where the pacts are kept. */
export const pactFolder = fileURLToPath(new URL('../../contracts/pacts', import.meta.url))
export const pactFileName = `${CONSUMER}-${PROVIDER}.json`

/** Below the provider's base URL, as the pacts write paths. */
export const API_PREFIX = '/api/v1'
