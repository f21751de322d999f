import type { SocialProvider as ProviderCode } from './social.generated.ts'
import { windowStore } from '../../../lib/preferences/storage.ts'

const KEY = 'socialSignIn'
const LASTS_MS = 15 * 60 * 1000
const RANDOM_BYTES = 24

/** A sign-in that has gone to its provider and is expected back in this window. */
export interface PendingSignIn {
  readonly provider: ProviderCode
  /** Nobody can guess it: who comes back without it was not sent by us. */
  readonly state: string
  /** Must stand in the identity token. */
  readonly nonce: string
  /** The public page on which it began. */
  readonly from: string
  /** Where the person wanted to go before; null: nowhere in particular. */
  readonly wanted: string | null
}

const random = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(RANDOM_BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('')

export function startSocialSignIn(place: Pick<PendingSignIn, 'provider' | 'from' | 'wanted'>): PendingSignIn {
  const started = { ...place, state: random(), nonce: random() }
  windowStore.write(KEY, JSON.stringify({ ...started, at: Date.now() }))
  return started
}

/** The sign-in that was begun in this window, once. Null where there is none or it is too long ago. */
export function takePendingSignIn(): PendingSignIn | null {
  const text = windowStore.read(KEY)
  windowStore.remove(KEY)
  if (!text) return null
  const { at, ...started } = JSON.parse(text) as PendingSignIn & { readonly at: number }
  return Date.now() - at < LASTS_MS ? started : null
}
