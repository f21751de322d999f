import { randomBytes } from 'node:crypto'
import { z } from '@callout/contracts/wire/zod'
import { enter, requireActive, userWithEmail } from '../../resources/auth/outcomes.ts'
import type { UserRecord } from '../../resources/profile/records.ts'
import { controlCall } from '../controlCall.ts'
import { type MockSession, notFound, tabIdOf } from '../mockSession.ts'

const CODE_BYTES = 16

/** Throws 404 with the nearest address. */
function userOf({ store }: MockSession, email: string): UserRecord {
  const user = userWithEmail(store, email)
  if (user) return user
  throw notFound(
    'user',
    email,
    store.users.all().map((known) => known.email),
  )
}

const group = 'Sign-in'

export const signInCalls = [
  controlCall({
    method: 'GET',
    path: '/control/users',
    group,
    summary: 'Users who can sign in, and what they can be used for.',
    run: ({ session: { store } }) =>
      store.users
        .all()
        .filter(({ is_active }) => is_active)
        .map(({ id, email, name, user_type, company_id, is_verified }) => {
          const company = store.companies.get(company_id)
          return {
            id,
            email,
            name,
            user_type,
            company: company?.name ?? null,
            is_verified,
            plan_ends_at: company?.subscription.ends_at ?? null,
          }
        }),
  }),
  controlCall({
    method: 'POST',
    isRead: true,
    path: '/control/sign-ins',
    group,
    summary:
      'An address that opens the client and signs a user in, once, within a minute. With `tab` the browser tab keeps this user, whoever signs in in other tabs.',
    body: z.strictObject({
      email: z.string({ error: 'Use an email address' }).check(z.describe('Email address of a user')),
      tab: z.optional(z.boolean().check(z.describe('Gives the tab browser storage of its own, on the same data'))),
    }),
    example: { email: 'owner@demo.test' },
    run: ({ mock, session, body: { email, tab = false } }) => {
      const user = userOf(session, email)
      const code = randomBytes(CODE_BYTES).toString('base64url')
      mock.signInHints.add(code, user.email, session.id)
      const id = tab ? tabIdOf(session, user.id) : session.id
      const query = new URLSearchParams({ login_hint: code, login_name: user.name, ...(id !== undefined && { session: id }) })
      return { email: user.email, url: `${mock.clientUrl}/login?${query}` }
    },
  }),
  controlCall({
    method: 'POST',
    isRead: true,
    path: '/control/tokens',
    group,
    summary: 'Signs a user in without a password: the token, and the user as a sign-in returns it.',
    body: z.strictObject({
      user: z
        .string({ error: 'Use an email address, or a name such as owner' })
        .check(z.describe('Email address of a user; `owner` is `owner@demo.test`')),
    }),
    example: { user: 'owner' },
    run: async ({ session, body: { user: name } }) => {
      const found = userOf(session, name.includes('@') ? name : `${name}@demo.test`)
      requireActive(found)
      const user = enter(session.store, session.clock, found)
      await session.store.durable()
      return { token: user.authentication_token, user }
    },
  }),
]
