import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

/** Features that the client uses or that attackers request most often. */
const permissions = [
  'camera=()',
  'microphone=()',
  'display-capture=()',
  'usb=()',
  'geolocation=(self)',
  'payment=(self "https://js.stripe.com")',
]

export const CSP_REPORTS_PATH = '/csp-reports'

export const securityHeaders = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "frame-ancestors 'none'",
  'permissions-policy': permissions.join(', '),
  'reporting-endpoints': `csp="${CSP_REPORTS_PATH}"`,
} as const

/** Headers of data, which no browser shows as a page (ASVS 3.4). */
export const dataHeaders = {
  'cache-control': securityHeaders['cache-control'],
  'x-content-type-options': securityHeaders['x-content-type-options'],
  'cross-origin-resource-policy': securityHeaders['cross-origin-resource-policy'],
  'content-security-policy': securityHeaders['content-security-policy'],
} as const

interface HstsOptions {
  readonly hstsSeconds?: number
  readonly hasHstsSubdomains?: boolean
}

/** `Strict-Transport-Security` on HTTPS if `HSTS_SECONDS` is set (RFC 6797). */
export function hstsHeader(options: HstsOptions, { protocol }: Pick<FastifyRequest, 'protocol'>): Readonly<Record<string, string>> {
  const { hstsSeconds = 0, hasHstsSubdomains = false } = options
  if (hstsSeconds === 0 || protocol !== 'https') return {}
  return { 'strict-transport-security': `max-age=${hstsSeconds}${hasHstsSubdomains ? '; includeSubDomains' : ''}` }
}

export const ofPages = [
  'referrer-policy',
  'x-frame-options',
  'cross-origin-opener-policy',
  'reporting-endpoints',
] as const satisfies (keyof typeof securityHeaders)[]

const getHash = (content: string): string => `'sha256-${createHash('sha256').update(content).digest('base64')}'`

const inlineHashes = (html: string, tag: 'script' | 'style'): string[] =>
  [...html.matchAll(new RegExp(`<${tag}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))].map(([, content = '']) => getHash(content))

type Origins = Readonly<Record<'connect-src' | 'form-action', readonly string[]>>

const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text

/** Origins that the build needs, from its meta element `callout-policy`. */
function originsIn(html: string): Origins {
  const content = /<meta name="callout-policy" content="([^"]*)"/.exec(html)?.[1] ?? ''
  const directives = content.split(';').map((directive) => directive.trim().split(/\s+/))
  const originsOf = (name: string): string[] =>
    directives.flatMap(([directive, ...origins]) => (directive === name ? origins.filter(isOrigin) : []))
  return { 'connect-src': originsOf('connect-src'), 'form-action': originsOf('form-action') }
}

export interface MoreOrigins {
  readonly forms?: readonly string[]
  readonly pictures?: readonly string[]
}

export function contentSecurityPolicy(html: string, { forms = [], pictures = [] }: MoreOrigins = {}): string {
  const origins = originsIn(html)
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...inlineHashes(html, 'script')].join(' ')}`,
    `style-src ${["'self'", ...inlineHashes(html, 'style')].join(' ')}`,
    `img-src ${["'self'", 'data:', 'blob:', 'https:', ...pictures].join(' ')}`,
    "font-src 'self' data:",
    `connect-src ${["'self'", ...origins['connect-src']].join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    `form-action ${["'self'", ...forms, ...origins['form-action']].join(' ')}`,
    "frame-ancestors 'none'",
    // Browsers that know `report-to` ignore `report-uri`.
    `report-uri ${CSP_REPORTS_PATH}`,
    'report-to csp',
  ].join('; ')
}

/** Stripe's card form: its script, frames and API. */
const stripe: Readonly<Record<string, readonly string[]>> = {
  'script-src': ['https://js.stripe.com'],
  'frame-src': ["'self'", 'https://js.stripe.com', 'https://hooks.stripe.com'],
  'connect-src': ['https://api.stripe.com'],
}

/** Policy of pages with a card form: Stripe and the page that plays it. */
export function withPayments(policy: string, cardFormUrl: string | undefined): string {
  const played = cardFormUrl === undefined ? [] : [new URL(cardFormUrl).origin]
  const more: Readonly<Record<string, readonly string[]>> = { ...stripe, 'frame-src': [...(stripe['frame-src'] ?? []), ...played] }
  const directives = policy.split('; ').map((directive) => {
    const [name = ''] = directive.split(' ')
    return [directive, ...(name === 'frame-src' ? [] : (more[name] ?? []))].join(' ')
  })
  // Stripe writes style attributes onto its elements.
  return [...directives, `frame-src ${more['frame-src']?.join(' ')}`, "style-src-attr 'unsafe-inline'"].join('; ')
}
