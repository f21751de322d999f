import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

/** The features of a browser that the client uses, or that attackers ask for most. */
const permissions = [
  'camera=()',
  'microphone=()',
  'display-capture=()',
  'usb=()',
  'geolocation=(self)',
  'payment=(self "https://js.stripe.com")',
]

/** Every response has these. Pages replace the content security policy, and files `cache-control`. */
export const securityHeaders = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "frame-ancestors 'none'",
  'permissions-policy': permissions.join(', '),
} as const

/** `Strict-Transport-Security` for responses to HTTPS requests, where `HSTS_SECONDS` is set (RFC 6797). */
export const hstsHeader = (maxAgeS: number, { protocol }: Pick<FastifyRequest, 'protocol'>): Readonly<Record<string, string>> =>
  maxAgeS > 0 && protocol === 'https' ? { 'strict-transport-security': `max-age=${maxAgeS}` } : {}

/** Of these, what a browser minds with a page alone. */
export const ofPages = [
  'referrer-policy',
  'x-frame-options',
  'cross-origin-opener-policy',
] as const satisfies (keyof typeof securityHeaders)[]

const hashOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/** Hashes of the scripts that stand in a page itself. */
const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, script = '']) => hashOf(script))

type Origins = Readonly<Record<'connect-src' | 'form-action', readonly string[]>>

const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text

/** Where the build goes besides its own origin: its page says so in the meta element `callout-policy`. */
function originsIn(html: string): Origins {
  const content = /<meta name="callout-policy" content="([^"]*)"/.exec(html)?.[1] ?? ''
  const directives = content.split(';').map((directive) => directive.trim().split(/\s+/))
  const originsOf = (name: string): string[] =>
    directives.flatMap(([directive, ...origins]) => (directive === name ? origins.filter(isOrigin) : []))
  return { 'connect-src': originsOf('connect-src'), 'form-action': originsOf('form-action') }
}

/** Origins besides the client's own, beyond those that its build was set to. */
export interface MoreOrigins {
  /** Where its forms go. */
  readonly forms?: readonly string[]
  /** Where pictures come from that are not served over https. */
  readonly pictures?: readonly string[]
}

/**
 * The policy of the served client. Besides its own origin it goes where its build was set to, and to those of `more`. Its
 * component library writes styles into elements; map tiles and the files of jobs come from elsewhere.
 */
export function contentSecurityPolicy(html: string, { forms = [], pictures = [] }: MoreOrigins = {}): string {
  const origins = originsIn(html)
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...inlineScripts(html)].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src ${["'self'", 'data:', 'blob:', 'https:', ...pictures].join(' ')}`,
    "font-src 'self' data:",
    `connect-src ${["'self'", ...origins['connect-src']].join(' ')}`,
    "object-src 'none'",
    "base-uri 'self'",
    `form-action ${["'self'", ...forms, ...origins['form-action']].join(' ')}`,
    "frame-ancestors 'none'",
  ].join('; ')
}

/** What the payment service's own card form needs: its script, its frames and that of a bank, its calls. */
const stripe: Readonly<Record<string, readonly string[]>> = {
  'script-src': ['https://js.stripe.com'],
  'frame-src': ["'self'", 'https://js.stripe.com', 'https://hooks.stripe.com'],
  'connect-src': ['https://api.stripe.com'],
}

/** The policy of a page at which a card is entered: the payment service besides, and the frame that plays it. */
export function withPayments(policy: string, cardFormUrl: string | undefined): string {
  const played = cardFormUrl === undefined ? [] : [new URL(cardFormUrl).origin]
  const more: Readonly<Record<string, readonly string[]>> = { ...stripe, 'frame-src': [...(stripe['frame-src'] ?? []), ...played] }
  const directives = policy.split('; ').map((directive) => {
    const [name = ''] = directive.split(' ')
    return [directive, ...(name === 'frame-src' ? [] : (more[name] ?? []))].join(' ')
  })
  return [...directives, `frame-src ${more['frame-src']?.join(' ')}`].join('; ')
}
