import { expect, test } from 'vitest'
import { expectNothingSent, expectProblems, expectRefused, type FormCase } from './formProblems.ts'
import { workAs } from './people/signIn.ts'
import { awaitCode, button, chooseCategory, chooseType, createAccount, setUp } from './people/signUp.ts'
import { onProduct } from './product.ts'

const product = onProduct('tiny')

const emailCases: readonly FormCase[] = [
  { words: { Email: 'Required' } },
  { typed: { Email: 'ada@' }, words: { Email: 'Invalid' } },
  { typed: { Email: 'ada@callout.test' }, words: { Email: '' } },
]
const long = 'a'.repeat(201)
const newPasswordCases: readonly FormCase[] = [
  { words: { 'New password': 'Required', 'Confirm new password': 'Required' } },
  { typed: { 'New password': 'short' }, words: { 'New password': 'Use at least 8 characters' } },
  { typed: { 'New password': long }, words: { 'New password': 'Use at most 200 characters' } },
  {
    typed: { 'New password': 'brand-new-1', 'Confirm new password': 'brand-new-2' },
    words: { 'New password': '', 'Confirm new password': 'Passwords must match' },
  },
]

interface PublicForm {
  readonly name: string
  readonly address: string
  readonly button: string
  readonly cases: readonly FormCase[]
}

const publicForms: readonly PublicForm[] = [
  {
    name: 'sign-in',
    address: '/login',
    button: 'Sign in',
    cases: [{ words: { Password: 'Required' } }, ...emailCases, { words: { Password: 'Required' } }],
  },
  {
    name: 'sign-up',
    address: '/register',
    button: 'Create a Free Account',
    cases: [
      { words: { Password: 'Required' } },
      ...emailCases,
      { typed: { Password: 'short' }, words: { Password: 'Use at least 8 characters' } },
      { typed: { Password: long }, words: { Password: 'Use at most 200 characters' } },
    ],
  },
  { name: 'forgot password', address: '/forgot-password', button: 'Reset password', cases: emailCases.slice(0, 2) },
  { name: 'reset password', address: '/reset-password#token=one-time', button: 'Set new password', cases: newPasswordCases },
]

test.each(publicForms)('$name says what is wrong in the words of the spec', async (form) => {
  const { page } = await product.arrive()
  await page.goto(form.address)
  await expectRefused(page, form.button, form.cases)
})

test('a field says so as soon as it is left, and one that nobody has been in says nothing', async () => {
  const { page } = await product.arrive()
  await page.goto('/login')
  await page.getByLabel('Email').click()
  await page.getByLabel('Password', { exact: true }).click()
  await expectProblems(page, { Email: 'Required', Password: '' })
})

test('change password says what is wrong in the words of the spec', async () => {
  const { page } = await product.arrive()
  await workAs(page, 'owner')
  await page.goto('/account/password')
  const cases = [{ words: { 'Current password': 'Required' } }, ...newPasswordCases]
  await expectRefused(page, 'Change password', cases)
})

/** The country is filled in already: the visitor's. */
const address = { 'Street 1': 'Required', Country: '', 'State or province': 'Required', City: 'Required' }
const contactCases: readonly FormCase[] = [
  {
    typed: { Phone: '55a', 'Alternate phone': '5-5', Website: 'not a page' },
    words: {
      Phone: 'Must be only digits',
      'Alternate phone': 'Must be only digits',
      Website: 'Enter correct url!',
    },
  },
  {
    typed: { Phone: '555', 'Alternate phone': '1', Website: 'www.callout.test' },
    words: {
      Phone: 'Please type valid mobile number',
      'Alternate phone': 'Please type valid mobile number',
      Website: '',
    },
  },
  {
    typed: { Phone: '5550', 'Alternate phone': '' },
    words: { Phone: '', 'Alternate phone': '' },
  },
]

test('every later step of sign-up says what is wrong in the words of the spec', async () => {
  const { page } = await product.arrive()
  await page.goto('/register')
  await createAccount(page, 'words@company.test')

  await chooseType(page, 'Individual')
  await expectRefused(page, 'Next', [{ words: { 'Your name': 'Required', ...address } }])
  await button(page, 'Back').click()
  await chooseType(page, 'Company')
  const company = { 'Company name': 'Required', 'Company size': 'Required', ...address }
  await expectRefused(page, 'Next', [{ words: company }, ...contactCases])
  await setUp(page, 'Company', 'Words & Co.')

  const category = page.getByRole('form', { name: 'Service Categories' }).getByRole('alert')
  await button(page, 'Next').click()
  await expect.poll(() => category.innerText()).toBe('Kindly select at least one category')
  await chooseCategory(page)

  await awaitCode(page)
  const code = page.getByRole('form', { name: 'Verify your email address' }).getByRole('alert')
  await expectNothingSent(page, async () => {
    await button(page, 'Verify').click()
    await page
      .getByRole('region', { name: /^Notifications/ })
      .getByText('Please type a verification code')
      .waitFor()
    expect(await code.innerText()).toBe('Please type a verification code')
    await page.getByLabel('Digit 1 of 6').click()
    await page.keyboard.type('12345')
    await button(page, 'Verify').click()
    await expect.poll(() => code.innerText()).toBe('Enter all 6 digits')
  })
})
