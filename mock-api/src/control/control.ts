import { timingSafeEqual } from 'node:crypto'
import { responseCode } from '@callout/contracts/envelope'
import { z } from '@callout/contracts/zod'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Clock } from '../clock.ts'
import { sendFailure } from '../http/replies.ts'
import { sendDue } from '../resources/notifications/reminders.ts'
import { withdrawText } from '../resources/staticContent.ts'
import { hashOf } from '../resources/auth/secrets.ts'
import { texts } from '../resources/staticContent/texts.ts'
import type { Store } from '../db/store.ts'
import { Fault, type Faults } from './faults.ts'
import type { RequestLog } from './requestLog.ts'
import { type Switches, SwitchSettings } from './switches.ts'

export interface Controlled {
  readonly store: Store
  readonly clock: Clock
  /** Origin under which this server is reached. */
  readonly publicUrl: () => string
  readonly faults: Faults
  readonly switches: Switches
  readonly requests: RequestLog
  /** Fills the emptied store. */
  readonly seed: () => void
  readonly seedName: (() => string) | undefined
  /** What callers send as a bearer token; undefined where they need none. */
  readonly controlToken: string | undefined
}

/** The last second that a date of four digits has. */
const LAST_INSTANT = 253_402_300_799
const ClockBody = z.object({
  advance_seconds: z.optional(z.int().check(z.gte(-LAST_INSTANT), z.lte(LAST_INSTANT))),
  now: z.optional(z.int().check(z.gte(0), z.lte(LAST_INSTANT))),
  frozen: z.optional(z.boolean()),
})

/** Answers with what `use` makes of a valid body. */
function withBody<T extends z.core.$ZodType>(schema: T, body: unknown, reply: FastifyReply, use: (body: z.output<T>) => unknown): unknown {
  const parsed = z.safeParse(schema, body ?? {})
  if (parsed.success) return use(parsed.data)
  const [issue] = parsed.error.issues
  return sendFailure(reply, responseCode.MALFORMED, `${issue?.path.join('.') || 'body'}: ${issue?.message}`)
}

const isToken = (authorization: string | undefined, token: string): boolean =>
  timingSafeEqual(Buffer.from(hashOf(authorization?.replace(/^Bearer /i, '') ?? '')), Buffer.from(hashOf(token)))

/** What a developer drives the mock with. Replies are plain JSON, without the envelope of the product's calls. */
export function mountControl(app: FastifyInstance, controlled: Controlled): void {
  const { controlToken: token } = controlled
  app.register((scope, _options, done) => {
    if (token !== undefined)
      scope.addHook('onRequest', (request, reply, next) => {
        if (isToken(request.headers.authorization, token)) next()
        else
          sendFailure(
            reply,
            responseCode.UNAUTHENTICATED,
            'Send Authorization: Bearer with the control token: CONTROL_TOKEN, or that of the log.',
          )
      })
    mountCalls(scope, controlled)
    done()
  })
}

function mountCalls(app: FastifyInstance, { store, clock, publicUrl, faults, switches, requests, seed, seedName }: Controlled): void {
  const sendNow = (): void => sendDue(store, publicUrl(), clock.now())
  app.get<{ Querystring: { to?: string } }>('/control/outbox', ({ query }) => {
    sendNow()
    const messages = query.to === undefined ? store.outbox.all() : store.outbox.by('to', query.to)
    return messages.reverse().map(({ company_id: _, attachments = [], ...message }) => ({
      ...message,
      attachments: attachments.map(({ key: __, ...file }, place) => ({
        ...file,
        path: `/control/outbox/${message.id}/attachments/${place}`,
      })),
    }))
  })
  app.get<{ Params: { id: string; place: string } }>('/control/outbox/:id/attachments/:place', async ({ params }, reply) => {
    const file = store.outbox.get(Number(params.id))?.attachments?.[Number(params.place)]
    const content = file && (await store.files.read(file.key))
    if (!content) return sendFailure(reply, responseCode.NOT_FOUND, 'This attachment doesn’t exist.')
    return reply.header('content-type', file.content_type).send(content)
  })
  app.get('/control/accounts', () =>
    store.companies
      .all()
      .reverse()
      .map(({ id, name, email, created_at, attribution = {} }) => ({ id, name, email, created_at, attribution })),
  )
  app.delete<{ Params: { type: string } }>('/control/texts/:type', async ({ params }, reply) => {
    const text = texts.find(({ content_type }) => content_type === params.type)
    if (!text) return sendFailure(reply, responseCode.NOT_FOUND, `There’s no text ${params.type}.`)
    withdrawText(store, text.content_type)
    await store.durable()
    return { withdrawn: text.content_type }
  })
  app.get('/control/requests', () => requests.newest())
  app.post('/control/clock', ({ body }, reply) =>
    withBody(ClockBody, body, reply, (change) => {
      clock.change(change)
      sendNow()
      return { now: clock.now(), frozen: clock.isFrozen }
    }),
  )
  app.get('/control/faults', () => faults.all)
  app.delete('/control/faults', () => {
    faults.clear()
    return faults.all
  })
  app.post('/control/faults', ({ body }, reply) =>
    withBody(Fault, body, reply, (fault) => {
      faults.add(fault)
      return faults.all
    }),
  )
  app.get('/control/switches', () => switches.all)
  app.post('/control/switches', ({ body }, reply) =>
    withBody(SwitchSettings, body, reply, (settings) => {
      switches.change(settings)
      return switches.all
    }),
  )
  // `now`, `frozen`: what the clock shows when the seed is taken, and from then on.
  app.post('/control/reset', ({ body }, reply) =>
    withBody(ClockBody, body ?? {}, reply, async (change) => {
      clock.reset()
      clock.change(change)
      faults.clear()
      switches.clear()
      requests.clear()
      await store.refill(seed, seedName?.())
      return { reset: true }
    }),
  )
}
