import type { FastifyInstance } from 'fastify'
import { createHash } from 'node:crypto'
import { page } from './page.ts'
import { script } from './script.ts'
import { style } from './style.ts'

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** It can show itself and nothing else: what is typed has no way out but the answer to whoever holds its port. */
const POLICY = [
  "default-src 'none'",
  `script-src ${hashOf(script)}`,
  `style-src ${hashOf(style)}`,
  "connect-src 'none'",
  "form-action 'none'",
  "base-uri 'none'",
  'sandbox allow-scripts',
].join('; ')

/** Where the page is. */
export const CARD_FORM_PATH = '/control/card'

/**
 * The card form that stands in for that of the payment service: a static page for a sealed frame. It plays success, decline,
 * 3-D Secure and a lost network by the test number that is typed, and answers over a MessageChannel with a word out of a
 * closed list.
 */
export function mountCardForm(app: FastifyInstance): void {
  app.get(CARD_FORM_PATH, (_, reply) =>
    reply
      .headers({ 'content-security-policy': POLICY, 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(page),
  )
}
