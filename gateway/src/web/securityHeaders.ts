import { createHash } from 'node:crypto'

/** What every answer carries. */
export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
} as const

const hashOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/** Hashes of the scripts that stand in a page itself. */
const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, script = '']) => hashOf(script))

/** The policy of the served client, whose forms go to the own origin and to `formOrigins`. Its component library writes styles into elements; map tiles come from elsewhere. */
export const contentSecurityPolicy = (html: string, formOrigins: readonly string[] = []): string =>
  [
    "default-src 'self'",
    `script-src ${["'self'", ...inlineScripts(html)].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    `form-action ${["'self'", ...formOrigins].join(' ')}`,
    "frame-ancestors 'none'",
  ].join('; ')
