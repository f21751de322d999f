import { windowStore } from '../../../lib/preferences/storage.ts'
import type { SocialProvider as ProviderCode } from '../../../lib/api/schemaTypes.generated.ts'

const KEY = 'socialSignIn'
const TTL_MS = 15 * 60 * 1000
const RANDOM_BYTES = 24

/** A sign-in at a provider that is expected to return to this window. */
export interface PendingSignIn {
  readonly provider: ProviderCode
  /** Unguessable, so that a return without it is recognized as forged. */
  readonly state: string
  /** Has to match the identity token. */
  readonly nonce: string
  readonly from: string
  /** The page requested before sign-in; null: none. */
  readonly requested: string | null
}

const random = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(RANDOM_BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('')

export function startSocialSignIn(options: Pick<PendingSignIn, 'provider' | 'from' | 'requested'>): PendingSignIn {
  const started = { ...options, state: random(), nonce: random() }
  windowStore.write(KEY, JSON.stringify({ ...started, at: Date.now() }))
  return started
}

/** Takes the pending sign-in of this window. null if there is none or it has expired. */
export function takePendingSignIn(): PendingSignIn | null {
  const text = windowStore.read(KEY)
  windowStore.remove(KEY)
  if (!text) return null
  const { at, ...started } = JSON.parse(text) as PendingSignIn & { readonly at: number }
  return Date.now() - at < TTL_MS ? started : null
}
