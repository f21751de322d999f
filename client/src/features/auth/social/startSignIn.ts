import { paths } from '../../../lib/paths.ts'
import { navigationState } from '../../../lib/navigation/address.ts'
import { isStorageBlocked } from '../../../lib/preferences/storage.ts'
import { showError, showInfo } from '../../../components/toasts/toasts.ts'
import { requestedPath } from '../signInState.ts'
import { startSocialSignIn } from './pendingSignIn.ts'
import { type Delivery, delivery as browser } from './deliver.ts'
import { providerCodes, type ProviderName } from './providerNames.ts'
import { providerOf, type ProviderSettings } from './providers.ts'

const env = import.meta.env
const built: ProviderSettings = {
  googleClientId: env.VITE_GOOGLE_CLIENT_ID,
  appleClientId: env.VITE_APPLE_CLIENT_ID,
  facebookClientId: env.VITE_FACEBOOK_CLIENT_ID,
  authHost: env.VITE_AUTH_HOST,
}

const isHttp = (url: unknown): url is string => typeof url === 'string' && /^https?:\/\//.test(url) && URL.canParse(url)

/** Provider settings served by this client's server, if any. */
async function served(): Promise<ProviderSettings> {
  try {
    const response = await fetch('/settings.json', { cache: 'no-store' })
    const settings: unknown = response.ok ? await response.json() : null
    return settings && typeof settings === 'object' && 'identityUrl' in settings && isHttp(settings.identityUrl)
      ? { identityUrl: settings.identityUrl }
      : {}
  } catch {
    return {}
  }
}

/** Client ids are set at build time; the identity page is discovered at run time. */
const readProviderSettings = async (): Promise<ProviderSettings> => ({ ...built, ...(await served()) })

/** Whether the mock's identity page takes the place of the providers. */
export async function hasMockIdentity(): Promise<boolean> {
  const { googleClientId, identityUrl } = await readProviderSettings()
  return !googleClientId && identityUrl !== undefined
}

/** Continues a sign-in that the mock's page started: its identity page takes the one-time code of `?login_hint=`. */
export async function continueSignIn(loginHint: string, delivery: Delivery = browser): Promise<void> {
  const { googleClientId, ...settings } = await readProviderSettings()
  if (googleClientId || isStorageBlocked()) return
  const started = startSocialSignIn({ provider: providerCodes.Google, from: paths.login(), requested: null })
  providerOf('Google', settings, delivery)?.start(started, loginHint)
}

/** Navigates to the provider, or reports that it isn't configured or that the return couldn't be recognized. */
export async function startSignIn(name: ProviderName, delivery: Delivery = browser): Promise<void> {
  if (isStorageBlocked()) {
    return showError(`Signing in with ${name} needs site data, which your browser blocks. Use your email and password instead.`)
  }
  const provider = providerOf(name, await readProviderSettings(), delivery)
  if (!provider) return showInfo(`Signing in with ${name} isn’t set up here. Use your email and password instead.`)
  const from = window.location.pathname === paths.register() ? paths.register() : paths.login()
  provider.start(startSocialSignIn({ provider: providerCodes[name], from, requested: requestedPath(navigationState()) }))
}
