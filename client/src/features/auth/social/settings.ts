import type { ProviderSettings } from './providers.ts'

const env = import.meta.env
const built: ProviderSettings = {
  googleClientId: env.VITE_GOOGLE_CLIENT_ID,
  appleClientId: env.VITE_APPLE_CLIENT_ID,
  facebookClientId: env.VITE_FACEBOOK_CLIENT_ID,
  authHost: env.VITE_AUTH_HOST,
}

const isHttp = (url: unknown): url is string => typeof url === 'string' && /^https?:\/\//.test(url) && URL.canParse(url)

/** What the server of this client says about its surroundings; a server that says nothing has nothing to offer. */
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

/** Ids are given when the client is built; the page that plays the providers is found when it is needed. */
export const readProviderSettings = async (): Promise<ProviderSettings> => ({ ...built, ...(await served()) })
