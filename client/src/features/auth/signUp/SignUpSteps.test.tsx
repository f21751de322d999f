import { act, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { goTo, navigationState } from '../../../lib/navigation/address.ts'
import { writeSession } from '../../../lib/session/session.ts'
import { type FakeGateway, type FakeOperation, fakeGateway, outOfReach, refuse } from '../../../testing/fakeGateway.ts'
import { owner, signedIn } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import { signUpClient } from './signUpClient.ts'
import { newcomer, signUpAnswers } from '../testing/signUpAnswers.ts'

beforeEach(async () => void (await signUpClient.clearStore()))

interface StartedSignUp {
  readonly user: UserEvent
  readonly gateway: FakeGateway
  readonly unmount: () => void
}

/** Opens the account type step after registering. */
async function begin(answers: Record<string, FakeOperation> = {}): Promise<StartedSignUp> {
  const gateway = fakeGateway({ ...signUpAnswers, ...answers })
  const { user, unmount } = renderAt('/register')
  await user.type(await screen.findByLabelText('Email'), 'new@demo.test')
  await user.type(screen.getByLabelText('Password'), 'demo1234')
  await user.click(screen.getByRole('button', { name: 'Create a Free Account' }))
  await screen.findByRole('heading', { name: 'What is your account type?' })
  return { user, gateway, unmount }
}

/** Labels of required fields end with a star. */
const field = (label: string | RegExp) =>
  screen.getByLabelText<HTMLInputElement>(typeof label === 'string' ? new RegExp(`^${label}( \\*)?$`) : label, { selector: 'input' })
const next = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Next' }))

async function beginSetup(type: 'Company' | 'Individual', answers: Record<string, FakeOperation> = {}): Promise<StartedSignUp> {
  const started = await begin(answers)
  await started.user.click(screen.getByRole('radio', { name: type }))
  await next(started.user)
  await screen.findByRole('heading', { name: `${type} Setup` })
  return started
}

async function pickAddress(user: UserEvent): Promise<void> {
  await user.type(field('Street 1'), '1200 duv')
  await user.click(await screen.findByRole('option', { name: /1200 Duval Street/ }))
  await waitFor(() => expect(field('City')).toHaveValue('Austin'))
}

async function beginCategories(answers: Record<string, FakeOperation> = {}): Promise<StartedSignUp> {
  const started = await beginSetup('Individual', answers)
  await started.user.type(field('Your name'), 'Nina New')
  await pickAddress(started.user)
  await next(started.user)
  await screen.findByRole('heading', { name: 'Service Categories' })
  return started
}

test('the account type defaults to Individual, and the heading has focus', async () => {
  const { user } = await begin()
  expect(screen.getByRole('radio', { name: 'Individual' })).toBeChecked()
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  expect(document.title).toBe('What is your account type? · Callout')
  expect(screen.getByText('Step 2 of 5')).toBeVisible()
  await user.click(screen.getByRole('radio', { name: 'Company' }))
  expect(screen.getByRole('radio', { name: 'Individual' })).not.toBeChecked()
})

test('the country defaults to the visitor’s, and the dial code stays 91', { tags: 'nightly' }, async () => {
  const { user } = await beginSetup('Individual', {
    IpLocation: { ipLocation: { __typename: 'IpLocation', countryCode: 'US', dialCode: '1' } },
  })
  await waitFor(() => expect(field('Country')).toHaveValue('United States'))
  expect(screen.getByRole('button', { name: 'Phone country code: +91' })).toBeVisible()
  await user.click(field('Country'))
  await user.click(await screen.findByRole('option', { name: 'Austria' }))
  expect(field('Country')).toHaveValue('Austria')
})

test('a country that loads after a failed submit clears its error', { tags: 'nightly' }, async () => {
  const place = Promise.withResolvers<Record<string, unknown>>()
  const { user } = await beginSetup('Individual', { IpLocation: () => place.promise })
  await next(user)
  await waitFor(() => expect(field('Country')).toHaveAccessibleDescription('Required'))
  place.resolve({ ipLocation: { __typename: 'IpLocation', countryCode: 'US', dialCode: '1' } })
  await waitFor(() => expect(field('Country')).toHaveValue('United States'))
  await waitFor(() => expect(field('Country')).toHaveAccessibleDescription(''))
  expect(field('City')).toHaveAccessibleDescription('Required')
})

test('the country is empty if the visitor’s is unknown', { tags: 'nightly' }, async () => {
  await beginSetup('Individual', { IpLocation: refuse('UPSTREAM_UNAVAILABLE', 'away') })
  expect(field('Country')).toHaveValue('')
})

test('browser Back and Forward move through the steps and preserve input', { tags: 'nightly' }, async () => {
  const { user } = await beginSetup('Company')
  await user.type(field('Company name'), 'Bright Home')
  act(() => window.history.back())
  expect(await screen.findByRole('radio', { name: 'Company' })).toBeChecked()
  act(() => window.history.back())
  expect(await screen.findByRole('heading', { name: 'Create your account' })).toBeVisible()
  act(() => window.history.forward())
  expect(await screen.findByRole('radio', { name: 'Company' })).toBeChecked()
  act(() => window.history.forward())
  expect(await screen.findByLabelText(/^Company name/)).toHaveValue('Bright Home')
})

test('the Back buttons move through the steps, and the account form offers to continue', { tags: 'nightly' }, async () => {
  const { user } = await beginCategories()
  const back = () => user.click(screen.getByRole('button', { name: 'Back' }))
  await back()
  expect(await screen.findByLabelText(/^Your name/)).toHaveValue('Nina New')
  await back()
  await screen.findByRole('radio', { name: 'Individual' })
  await back()
  await user.click(await screen.findByRole('button', { name: 'Continue setup' }))
  expect(await screen.findByRole('heading', { name: 'Service Categories' })).toBeVisible()
})

test('a reload resumes at the same step with its input', { tags: 'nightly' }, async () => {
  const { user, unmount } = await beginSetup('Company')
  await user.type(field('Company name'), 'Bright Home')
  await user.type(screen.getByLabelText(/^Website/), 'bright.test')
  unmount()
  renderAt('/register')
  expect(await screen.findByRole('heading', { name: 'Company Setup' })).toBeVisible()
  expect(field('Company name')).toHaveValue('Bright Home')
  expect(screen.getByLabelText(/^Website/)).toHaveValue('bright.test')
})

test.each(['setupType', 'chooseCategory', 'otpVerification'])('%s is not available without a session', async (openDiv) => {
  fakeGateway()
  renderAt('/login')
  await screen.findByRole('heading', { name: 'Sign in to Callout' })
  act(() => goTo('/register', { state: { openDiv } }))
  expect(await screen.findByRole('heading', { name: 'Create your account' })).toBeVisible()
})

test('company setup reports required and invalid fields', { tags: 'nightly' }, async () => {
  const { user, gateway } = await beginSetup('Company')
  await next(user)
  expect(await screen.findAllByText('Required')).toHaveLength(6)
  await user.type(screen.getByRole('textbox', { name: /^Phone/ }), '12x')
  expect(await screen.findByText('Must be only digits')).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: /^Alternate phone/ }), '123')
  await user.tab()
  expect(await screen.findByText('Please type valid mobile number')).toBeVisible()
  await user.type(screen.getByLabelText(/^Website/), 'not a url')
  await user.tab()
  expect(await screen.findByText('Enter correct url!')).toBeVisible()
  expect(gateway.callsOf('UpdateProfile')).toEqual([])
})

test('an individual has no company fields', { tags: 'nightly' }, async () => {
  const { user } = await beginSetup('Individual')
  expect(screen.queryByLabelText(/^Company size/)).toBeNull()
  await next(user)
  expect(await screen.findAllByText('Required')).toHaveLength(5)
})

test('a picked address fills all address fields', { tags: 'nightly' }, async () => {
  const { user } = await beginSetup('Individual')
  await pickAddress(user)
  const values = ['Street 1', /^Street 2/, 'City', 'State or province', /^Zip code/].map((label) => field(label).value)
  expect(values).toEqual(['1200 Duval Street', 'Hyde Park', 'Austin', 'Texas', '78751'])
  expect(field('Country')).toHaveValue('United States')
  expect(JSON.parse(sessionStorage.getItem('signUp') ?? '{}')).toMatchObject({ setup: { latitude: 30.305, longitude: -97.7265 } })
})

const dialCode = (label: 'Phone' | 'Alternate phone', code: string) =>
  screen.findByRole('button', { name: `${label} country code: +${code}` })

test('a picked address sets the dial codes, except one that the user chose', { tags: 'nightly' }, async () => {
  const { user } = await beginSetup('Individual')
  await user.click(await dialCode('Alternate phone', '91'))
  await user.type(await screen.findByRole('textbox', { name: 'Search country or code' }), 'aus')
  await user.click(screen.getByRole('option', { name: /Austria/ }))
  await pickAddress(user)
  expect(await dialCode('Phone', '1')).toBeVisible()
  expect(await dialCode('Alternate phone', '43')).toBeVisible()
})

test('a country chosen by hand sets the dial codes', { tags: 'nightly' }, async () => {
  const { user } = await beginSetup('Individual')
  for (const [country, code] of [
    ['Austria', '43'],
    ['United States', '1'],
  ] as const) {
    await user.click(field('Country'))
    await user.click(await screen.findByRole('option', { name: country }))
    expect(await dialCode('Phone', code)).toBeVisible()
  }
})

test('the address list shows Loading... during the search', { tags: 'nightly' }, async () => {
  const { user } = await beginSetup('Individual')
  await user.type(screen.getByPlaceholderText('Street 1'), 'duval')
  expect(await screen.findByText('Loading...')).toBeInTheDocument()
})

test('an address typed by hand needs no lookup and has no coordinates', { tags: 'nightly' }, async () => {
  const { user } = await beginSetup('Individual', { Countries: refuse('INTERNAL', 'x'), States: refuse('INTERNAL', 'x') })
  await user.type(field('Your name'), 'Nina New')
  await user.type(field('Street 1'), '7 Nowhere Lane')
  await user.type(await screen.findByLabelText(/^Country/, { selector: 'input:not([aria-haspopup])' }), 'Atlantis')
  await user.type(field('State or province'), 'Deep')
  await user.type(field('City'), 'Coral')
  await next(user)
  expect(await screen.findByRole('heading', { name: 'Service Categories' })).toBeVisible()
  expect(JSON.parse(sessionStorage.getItem('signUp') ?? '{}')).toMatchObject({ setup: { country: 'Atlantis', latitude: null } })
})

test('states depend on the country, cities on the state', { tags: 'nightly' }, async () => {
  const { user, gateway } = await beginSetup('Individual')
  await user.click(field('Country'))
  await user.type(field('Country'), 'unit')
  await user.click(await screen.findByRole('option', { name: 'United States' }))
  await waitFor(() => expect(gateway.callsOf('States')).toEqual([{ countryCode: 'US' }]))
  await user.type(field('State or province'), 'tex')
  await user.click(await screen.findByRole('option', { name: 'Texas' }))
  await waitFor(() => expect(gateway.callsOf('Cities')).toEqual([{ stateId: '2' }]))
  await user.type(field('City'), 'Dal')
  expect(await screen.findByRole('option', { name: 'Dallas' })).toBeInTheDocument()
})

test('the country code defaults to +91, cannot be typed, and is searchable', { tags: 'nightly' }, async () => {
  const { user } = await beginSetup('Individual')
  await user.click(screen.getByRole('button', { name: 'Phone country code: +91' }))
  await user.type(await screen.findByRole('textbox', { name: 'Search country or code' }), 'aus')
  expect(screen.queryByRole('option', { name: /India/ })).toBeNull()
  await user.click(screen.getByRole('option', { name: /Austria/ }))
  expect(await screen.findByRole('button', { name: 'Phone country code: +43' })).toBeVisible()
})

test('category tiles have an image or an icon', { tags: 'nightly' }, async () => {
  await beginCategories()
  const tiles = await screen.findAllByRole('checkbox')
  expect(tiles.map((tile) => tile.closest('label')?.textContent)).toEqual(['Plumbing', 'Electrical', 'HVAC'])
  expect(tiles.map((tile) => Boolean(tile.closest('label')?.querySelector('img')))).toEqual([true, false, false])
})

test('Next without a category asks the server and shows its message', { tags: 'nightly' }, async () => {
  const message = 'Kindly select at least one category'
  const { user, gateway } = await beginCategories({ UpdateProfile: refuse('INVALID', message) })
  await screen.findAllByRole('checkbox')
  await next(user)
  await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(2))
  expect(gateway.callsOf('UpdateProfile')).toMatchObject([{ input: { userCategoryIds: [] } }])
})

test('categories complete the profile, and the email address is verified next', { tags: 'nightly' }, async () => {
  const { user, gateway } = await beginCategories()
  await user.click(await screen.findByRole('checkbox', { name: 'Plumbing' }))
  await user.click(screen.getByRole('checkbox', { name: 'HVAC' }))
  await next(user)
  expect(await screen.findByRole('heading', { name: 'Verify your email address' })).toBeVisible()
  expect(gateway.callsOf('UpdateProfile')).toEqual([
    {
      input: {
        name: 'Nina New',
        roleType: 'INDIVIDUAL',
        userCategoryIds: ['3', '8'],
        address: '1200 Duval Street, Hyde Park, Austin, Texas 78751, United States',
        suiteNo: '',
        street1: '1200 Duval Street',
        street2: 'Hyde Park',
        city: 'Austin',
        province: 'Texas',
        country: 'United States',
        zipcode: '78751',
        latitude: 30.305,
        longitude: -97.7265,
        website: '',
        phoneCountryCode: '1',
        phone: '',
        alternatePhoneCountryCode: '1',
        alternateNo: '',
      },
    },
  ])
  const call = gateway.calls.find(({ operation }) => operation === 'UpdateProfile')
  expect(call?.headers.get('authorization')).toBe('pending-token')
})

test('a failed submit preserves input', { tags: 'nightly' }, async () => {
  const { user, gateway } = await beginCategories({ UpdateProfile: outOfReach() })
  await user.click(await screen.findByRole('checkbox', { name: 'Plumbing' }))
  await next(user)
  await waitFor(() => expect(screen.getAllByText('Can’t reach the server. Check your connection and try again.').length).toBeGreaterThan(0))
  expect(screen.getByRole('checkbox', { name: 'Plumbing' })).toBeChecked()
  gateway.answer({ UpdateProfile: signUpAnswers['UpdateProfile'] ?? {} })
  await next(user)
  expect(await screen.findByRole('heading', { name: 'Verify your email address' })).toBeVisible()
})

test('failed categories can be reloaded', { tags: 'nightly' }, async () => {
  const { user, gateway } = await beginCategories({ ServiceCategories: refuse('INTERNAL', 'Something went wrong!') })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  gateway.answer({ ServiceCategories: signUpAnswers['ServiceCategories'] ?? {} })
  await user.click(retry)
  expect(await screen.findByRole('checkbox', { name: 'HVAC' })).toBeInTheDocument()
})

test('a verified user goes from the categories to the app, and Back does not return to sign-up', async () => {
  signedIn({ ...owner, userProfileDetails: null }, 'real-token')
  const profile = { __typename: 'ProfileUpdated', message: null, user: { ...owner, isVerified: true, isVerificationRequired: false } }
  fakeGateway({ ...signUpAnswers, UpdateProfile: { updateProfile: profile } })
  sessionStorage.setItem('signUp', JSON.stringify({ step: 'chooseCategory', isSetUp: true, categoryIds: ['3'], owner: owner.email }))
  const { user } = renderAt('/register')
  expect(await screen.findByRole('checkbox', { name: 'Plumbing' })).toBeChecked()
  await next(user)
  expect(await screen.findByRole('button', { name: 'Account: Olivia Owner' })).toBeVisible()
  expect(sessionStorage.getItem('signUp')).not.toContain('chooseCategory')
})

test('an expired session leads to sign-in, and input stays in this window', { tags: 'nightly' }, async () => {
  const { user } = await beginCategories({ UpdateProfile: refuse('UNAUTHENTICATED', 'Please sign in again.') })
  await next(user)
  expect(await screen.findByRole('heading', { name: 'Sign in to Callout' })).toBeVisible()
  expect(sessionStorage.getItem('signUp')).toContain('Nina New')
})

test('a sign-in without profile details opens the account type, and the history entry says so', async () => {
  const user = { ...newcomer, isVerified: true }
  fakeGateway({ ...signUpAnswers, SignIn: { signIn: { __typename: 'SignedIn', token: 'real-token', message: 'Hi', user } } })
  const page = renderAt('/login')
  await page.user.type(await screen.findByLabelText('Email'), 'new@demo.test')
  await page.user.type(screen.getByLabelText('Password'), 'demo1234')
  await page.user.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(await screen.findByRole('heading', { name: 'What is your account type?' })).toBeVisible()
  expect(navigationState()).toEqual({ openDiv: 'chooseType' })
  expect(document.cookie).toContain('userId=77')
})

test('input for one account is not shown to the next one', async () => {
  sessionStorage.setItem('signUp', JSON.stringify({ owner: 'other@demo.test', setup: { name: 'Other' }, isSetUp: true }))
  writeSession({ verifyToken: 'pending-token', authEmail: 'new@demo.test' })
  fakeGateway(signUpAnswers)
  window.history.replaceState(null, '', '/register')
  const { user } = renderAt('/register')
  await user.click(await screen.findByRole('button', { name: 'Continue setup' }))
  await next(user)
  expect(await screen.findByLabelText(/^Your name/)).toHaveValue('')
})
