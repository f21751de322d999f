import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Domain } from '@callout/contracts/endpoints'

export const CONSUMER = 'callout-gateway'
export const PROVIDER = 'callout-api'

/** The folder of the pacts: one for each domain. */
export const pactFolder = fileURLToPath(new URL('../../contracts/pacts', import.meta.url))
export const pactFileOf = (domain: Domain, folder = pactFolder): string => join(folder, `${domain}.json`)

/** Below the provider's base URL, as the pacts write paths. */
export const API_PREFIX = '/api/v1'

/** The address of a path with `/api/v1` at a backend whose base URL has another version or prefix. */
export const addressBelow = (baseUrl: string, path: string): string => baseUrl + path.slice(API_PREFIX.length)
