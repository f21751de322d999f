import { mockSession } from '../../../lib/preferences/mockSession.ts'
import { paths } from '../../../lib/paths.ts'
import type { PendingSignIn } from './pendingSignIn.ts'
import type { Delivery } from './deliver.ts'
import type { ProviderName } from './providerNames.ts'

export interface SocialProvider {
  readonly start: (started: PendingSignIn, loginHint?: string) => void
}

/** Available providers: real ones with client ids, or the simulated identity page. */
export interface ProviderSettings {
  readonly googleClientId?: string | undefined
  readonly appleClientId?: string | undefined
  readonly facebookClientId?: string | undefined
  /** Origin with the endpoint `auth/apple` (spec §3). */
  readonly authHost?: string | undefined
  /** URL of the page that simulates providers without client ids. */
  readonly identityUrl?: string | undefined
}

/** The gender read scope of spec §9, and the scopes of the sign-in itself. */
const GOOGLE_SCOPE = 'openid email profile https://www.googleapis.com/auth/user.gender.read'

const returnAddress = (): string => window.location.origin + paths.partyReturn()

const address = (base: string, parameters: Readonly<Record<string, string>>): string => `${base}?${new URLSearchParams(parameters)}`

/**
 * The code goes to the backend as `access_code`; the identity token is only used for name and email. Both return in the fragment, which no
 * server receives. There is no PKCE, because the payload of spec §3 has no field for the verifier; `state` and `nonce` tie the response to
 * this window instead.
 */
const google = (clientId: string, { go }: Delivery): SocialProvider => ({
  start: ({ state, nonce }) =>
    go(
      address('https://accounts.google.com/o/oauth2/v2/auth', {
        client_id: clientId,
        redirect_uri: returnAddress(),
        response_type: 'code id_token',
        response_mode: 'fragment',
        scope: GOOGLE_SCOPE,
        state,
        nonce,
      }),
    ),
})

const facebook = (clientId: string, { go }: Delivery): SocialProvider => ({
  start: ({ state }) =>
    go(
      address('https://www.facebook.com/v24.0/dialog/oauth', {
        client_id: clientId,
        redirect_uri: returnAddress(),
        response_type: 'code',
        scope: 'email,public_profile',
        state,
      }),
    ),
})

/** Spec §3: "started by a form post to an auth/apple endpoint on {host}", which returns with the values of §2. */
const apple = (clientId: string, host: string, { post }: Delivery): SocialProvider => ({
  start: ({ state, nonce }) =>
    post(`${host.replace(/\/+$/, '')}/auth/apple`, { client_id: clientId, redirect_uri: returnAddress(), state, nonce }),
})

const simulatedProvider = (name: ProviderName, identityUrl: string, { go, post }: Delivery): SocialProvider => ({
  start: ({ state, nonce }, loginHint) => {
    const request = {
      redirect_uri: returnAddress(),
      state,
      nonce,
      ...(mockSession !== null && { session: mockSession }),
      ...(loginHint !== undefined && { login_hint: loginHint }),
    }
    if (name === 'Apple') post(new URL('auth/apple', identityUrl).href, request)
    else go(address(identityUrl, { provider: name, ...request }))
  },
})

function realProvider(name: ProviderName, settings: ProviderSettings, delivery: Delivery): SocialProvider | null {
  const { googleClientId, appleClientId, facebookClientId, authHost } = settings
  if (name === 'Google') return googleClientId ? google(googleClientId, delivery) : null
  if (name === 'Facebook') return facebookClientId ? facebook(facebookClientId, delivery) : null
  return appleClientId && authHost ? apple(appleClientId, authHost, delivery) : null
}

/** The provider of that name; null if it isn't configured. */
export const providerOf = (name: ProviderName, settings: ProviderSettings, delivery: Delivery): SocialProvider | null =>
  realProvider(name, settings, delivery) ?? (settings.identityUrl ? simulatedProvider(name, settings.identityUrl, delivery) : null)
