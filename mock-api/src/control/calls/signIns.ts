import { randomBytes } from 'node:crypto'
import { z } from '@callout/contracts/wire/zod'
import { controlCall } from '../controlCall.ts'
import { notFound } from '../mockSession.ts'

const CODE_BYTES = 16

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
    path: '/control/sign-ins',
    group,
    summary: 'An address that opens the client and signs a user in, once, within a minute.',
    body: z.strictObject({ email: z.string({ error: 'Use an email address' }).check(z.describe('Email address of a user')) }),
    example: { email: 'owner@demo.test' },
    run: ({ mock, session, body: { email } }) => {
      const [user] = session.store.users.by('email', email.toLowerCase())
      if (!user)
        throw notFound(
          'user',
          email,
          session.store.users.all().map((known) => known.email),
        )
      const code = randomBytes(CODE_BYTES).toString('base64url')
      mock.signInHints.add(code, user.email, session.id)
      const query = new URLSearchParams({
        login_hint: code,
        login_name: user.name,
        ...(session.id !== undefined && { session: session.id }),
      })
      return { email: user.email, url: `${mock.clientUrl}/login?${query}` }
    },
  }),
]
