import { emailText } from '@callout/contracts/text/rules'
import { z } from '@callout/contracts/wire/zod'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { grantIdentity } from '../../resources/auth/socialLogin.ts'
import type { Sessions } from '../mockSession.ts'
import type { SignInHints } from './signInHints.ts'
import { CHOICE_PATH, identityPage, errorPage } from './page.ts'
import { people, type Person, getPerson } from './people.ts'
import { type IdentityRequest, readRequest } from './request.ts'
import { wayBack } from './wayBack.ts'

export interface IdentityOptions {
  readonly clientUrl: string
  readonly sessions: Sessions
  readonly signInHints: SignInHints
}

/** Blocks scripts, images and frames. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'"

const sendPage = (reply: FastifyReply, html: string, status = 200): FastifyReply =>
  reply
    .code(status)
    .headers({ 'content-security-policy': POLICY, 'referrer-policy': 'same-origin', 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(html)

const Newcomer = z.object({ name: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)), email: emailText() })

/** The chosen person; undefined for an invalid form. */
function chosenPerson(choice: string, body: unknown): Person | undefined {
  if (choice !== 'new') return people[Number(choice)]
  const newcomer = z.safeParse(Newcomer, body)
  return newcomer.success ? getPerson(newcomer.data.name, newcomer.data.email) : undefined
}

const Choice = z.object({ choice: z.pipe(z.unknown(), z.transform(String)) })

/**
 * Offline stand-in for the social sign-in providers. Redirects to `redirect_uri` as `wayBack` defines: with a code that `POST
 * /registrations/social_login` accepts once within five minutes, or without one.
 */
export function mountIdentity(app: FastifyInstance, { clientUrl, sessions, signInHints }: IdentityOptions): void {
  const show = (reply: FastifyReply, given: unknown): FastifyReply | Promise<FastifyReply> => {
    const request = readRequest(given, clientUrl)
    if (typeof request === 'string') return sendPage(reply, errorPage(request), 400)
    const hint = signInHints.take(request.login_hint)
    if (hint === undefined) return sendPage(reply, identityPage(request))
    const [user] = sessions.of(hint.session).store.users.by('email', hint.email)
    const person = user && { first_name: user.first_name, last_name: user.last_name, email: user.email }
    return person ? vouch(reply, { ...request, session: hint.session ?? '' }, person) : sendPage(reply, identityPage(request))
  }

  const vouch = async (reply: FastifyReply, request: IdentityRequest, person: Person): Promise<FastifyReply> => {
    const { store, clock } = sessions.of(request.session || undefined)
    const code = grantIdentity(store, clock, { ...person, provider: request.provider })
    await store.durable()
    return reply.redirect(wayBack(request, { kind: 'chosen', code, person }), 303)
  }

  const choose = async (reply: FastifyReply, request: IdentityRequest, body: unknown): Promise<FastifyReply> => {
    const { choice } = z.parse(Choice, body)
    if (choice === 'cancel') return reply.redirect(wayBack(request, { kind: 'cancelled' }), 303)
    if (choice === 'fail') return reply.redirect(wayBack(request, { kind: 'failed' }), 303)
    const person = chosenPerson(choice, body)
    if (!person) return sendPage(reply, identityPage(request, 'Type a name and a valid email address.'), 422)
    return vouch(reply, request, person)
  }

  app.register((scope, _options, done) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, parsed) => {
      parsed(null, Object.fromEntries(new URLSearchParams(String(body))))
    })
    scope.get<{ Querystring: Record<string, unknown> }>('/control/identity', ({ query }, reply) => show(reply, query))
    scope.post<{ Body?: Record<string, unknown> }>('/control/auth/apple', ({ body }, reply) =>
      show(reply, { redirect_uri: new URL('/party-return', clientUrl).href, ...body, provider: 'Apple' }),
    )
    scope.post(CHOICE_PATH, ({ body }, reply) => {
      const request = readRequest(body, clientUrl)
      return typeof request === 'string' ? sendPage(reply, errorPage(request), 400) : choose(reply, request, body)
    })
    done()
  })
}
