import type { Plugin } from 'vite'
import { PLACES_ORIGIN } from '../src/components/address/googleAddresses.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Any address: only paths have it for their origin, and those lead nowhere else. */
const OWN_ORIGIN = 'http://own.invalid'
const APPLE_ORIGIN = 'https://appleid.apple.com'

function originOf(name: string, environment: Environment): string[] {
  const address = environment[name]
  if (!address) return []
  if (!URL.canParse(address, OWN_ORIGIN)) throw new Error(`${name} must be an address, not "${address}".`)
  const { origin } = new URL(address, OWN_ORIGIN)
  return origin === OWN_ORIGIN ? [] : [origin]
}

function placesOrigin({ VITE_ADDRESS_PROVIDER, VITE_GOOGLE_PLACES_KEY }: Environment): string[] {
  return VITE_ADDRESS_PROVIDER === 'google' && VITE_GOOGLE_PLACES_KEY ? [PLACES_ORIGIN] : []
}

/** The form of Apple goes to the host and on to Apple; browsers hold the way on to the same list. */
function appleOrigins(environment: Environment): string[] {
  const host = originOf('VITE_AUTH_HOST', environment)
  return host.length === 0 ? [] : [...host, APPLE_ORIGIN]
}

/** Where a build goes besides its own origin: `connect-src https://a.example; form-action https://b.example`. Empty: nowhere. */
export function policyOf(environment: Environment): string {
  const directives = {
    'connect-src': [...placesOrigin(environment), ...originOf('VITE_ANALYTICS_URL', environment)],
    'form-action': appleOrigins(environment),
  }
  return Object.entries(directives)
    .filter(([, origins]) => origins.length > 0)
    .map(([name, origins]) => [name, ...origins].join(' '))
    .join('; ')
}

/** Writes it into the built page, from which the server of the page builds its security policy. */
export function policyMeta(): Plugin {
  let content = ''
  return {
    name: 'callout:policy-meta',
    apply: 'build',
    configResolved: ({ env }) => void (content = policyOf(env as Environment)),
    transformIndexHtml: () => (content === '' ? [] : [{ tag: 'meta', attrs: { name: 'callout-policy', content }, injectTo: 'head' }]),
  }
}
