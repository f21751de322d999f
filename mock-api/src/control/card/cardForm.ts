import type { FastifyInstance } from 'fastify'
import { createHash } from 'node:crypto'
import { page } from './page.ts'
import { script } from './script.ts'
import { style } from './style.ts'

const getHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Allows the page's own script and style, and no connection that could leak the input. The client and local gateways may frame it. */
const policyFor = (clientUrl: string): string =>
  [
    "default-src 'none'",
    `script-src ${getHash(script)}`,
    `style-src ${getHash(style)}`,
    "connect-src 'none'",
    "form-action 'none'",
    "base-uri 'none'",
    `frame-ancestors ${new URL(clientUrl).origin} http://127.0.0.1:* http://localhost:*`,
    'sandbox allow-scripts',
  ].join('; ')

export const CARD_FORM_PATH = '/control/card'

/**
 * The built-in card form, which replaces the payment service's: a static page for a sandboxed frame. Test card numbers simulate
 * success, decline, 3-D Secure and a lost network; it answers over a MessageChannel with one of a fixed set of words.
 */
export function mountCardForm(app: FastifyInstance, clientUrl: string): void {
  app.get(CARD_FORM_PATH, (_, reply) =>
    reply
      .headers({ 'content-security-policy': policyFor(clientUrl), 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(page),
  )
}
