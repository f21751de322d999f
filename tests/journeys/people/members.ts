import type { Page } from 'playwright-core'
import type { Stack } from '../stack.ts'

const PASSWORD = 'a long enough one'

/** Signs in as a user who is no demo user and waits for Today. */
export async function signInWith(page: Page, email: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('heading', { name: 'Today', level: 1 }).waitFor()
}

async function done<Data>(stack: Stack, operation: string, variables: object, token?: string): Promise<Data> {
  const { data, errors } = await stack.ask<Data>(operation, { ...variables }, token)
  if (!data || errors) throw new Error(`${operation}: ${JSON.stringify(errors)}`)
  return data
}

/** What a program does in place of a person, for those who are signed in by this token. */
export const programOf =
  (stack: Stack, token: string) =>
  <Data>(operation: string, variables: object = {}): Promise<Data> =>
    done(stack, operation, variables, token)

/** The secret in a link of the newest mail that has one. */
const linkedToken = async (stack: Stack, email: string): Promise<string | undefined> =>
  (await stack.mailsTo(email)).map(({ body }) => /#token=(\S+)/.exec(body)?.[1]).find((token) => token !== undefined)

/** Chooses a password by the link of an invitation; the head of a branch is sent to where one is asked for. */
export async function acceptInvitation(stack: Stack, email: string): Promise<void> {
  const forgot = 'mutation ($input: ForgotPasswordInput!) { forgotPassword(input: $input) { __typename } }'
  if ((await linkedToken(stack, email)) === undefined) await done(stack, forgot, { input: { email } })
  const input = { resetToken: await linkedToken(stack, email), password: PASSWORD, passwordConfirmation: PASSWORD }
  await done(stack, 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { __typename } }', { input })
}
