import type { Page } from 'playwright-core'
import type { Stack } from '../stack.ts'

const PASSWORD = 'a long enough one'

/** Fills in the form of the sign-in page for somebody who is none of the demo users, and waits for Today. */
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

const profile = {
  name: 'Brightside Heating',
  roleType: 'COMPANY',
  companySize: '1-5',
  address: '12 Marina Walk, Chicago, IL 60601',
  street1: '12 Marina Walk',
  city: 'Chicago',
  province: 'Illinois',
  country: 'United States',
  zipcode: '60601',
  phoneCountryCode: '1',
  phone: '3125550100',
}

/** A company that has just signed up, as `signUp` does by hand; the owner's token. */
export async function newCompany(stack: Stack, email: string): Promise<string> {
  const { register } = await done<{ register: { token: string } }>(
    stack,
    'mutation ($input: RegisterInput!) { register(input: $input) { ... on Registered { token } ... on VerificationPending { token } } }',
    { input: { email, password: PASSWORD, timezone: 'America/Chicago' } },
  )
  const { categories } = await done<{ categories: { id: string; name: string }[] }>(stack, '{ categories { id name } }', {}, register.token)
  const userCategoryIds = categories.filter(({ name }) => ['Heating', 'Plumbing', 'Cleaning'].includes(name)).map(({ id }) => id)
  const setUp = 'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { __typename } }'
  await done(stack, setUp, { input: { ...profile, userCategoryIds } }, register.token)
  await done(stack, 'mutation { resendOtp { __typename } }', {}, register.token)
  const { code } = await stack.mailTo(email)
  const { verifyUser } = await done<{ verifyUser: { token: string } }>(
    stack,
    'mutation ($input: VerifyUserInput!) { verifyUser(input: $input) { token } }',
    { input: { userCode: code } },
    register.token,
  )
  return verifyUser.token
}

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
