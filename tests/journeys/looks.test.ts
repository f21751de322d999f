import { describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { layoutFaults } from './layoutFaults.ts'
import { expectAllGood, expectGoodLooks, isNightly, openWithin, sampleOf, settled } from './looks.ts'
import { storeSession } from './people/signIn.ts'
import { awaitCode, button, chooseCategory, chooseType, createAccount, seeHeading, seeOwnEmptyDay, setUp, verify } from './people/signUp.ts'
import { onProduct } from './product.ts'

const product = onProduct(isNightly ? 'demo' : 'tiny', true)

const publicPages = {
  entry: ['/login', '/register', '/forgot-password', '/reset-password'],
  site: ['/home', '/services', '/features', '/pricing'],
  answers: ['/faq', '/contact', '/about'],
  policies: ['/terms-of-service', '/about-the-product', '/share-the-app'],
  blog: ['/blog', '/blog/recurring-visits-without-fear', '/blog/no-such-article'],
}
const ownersPages = {
  'the day': ['/'],
  'the list of jobs': ['/jobs', '/jobs?q=nothing-has-this-name'],
  'a job': ['/jobs/1', '/jobs/987654'],
  'the quotes': ['/quotes', '/quotes?tab=SENT', '/quotes/new'],
  'the list of customers': ['/customers', '/customers/import', '/customers/1/properties/new'],
  'the schedule': ['/schedule?view=day', '/schedule?view=day&lanes=down', '/schedule?view=week', '/schedule?view=month'],
  'the map': ['/map', '/map?date=2030-01-06'],
  'the invoices': ['/invoices', '/invoices/1', '/invoices/cash-out?customer=31', '/invoices/cash-out/nothing'],
  'the earnings': ['/earnings', '/reports', '/accounting'],
  'the staff': ['/staff', '/staff/13', '/staff/new'],
  'the branches': ['/branches', '/branches/1', '/branches/new'],
  'the price list': [
    '/price-list',
    '/price-list/100',
    '/price-list/100/edit',
    '/price-list/import',
    '/categories',
    '/categories/new',
    '/taxes',
    '/taxes/new',
  ],
  'the forms': ['/forms', '/forms/new', '/forms/103/edit', '/jobs/1/forms/103'],
  'the plan': [
    '/subscriptions',
    '/subscriptions/checkout?plan=6',
    '/subscriptions/payments',
    '/subscriptions/payments/TX-0001',
    '/subscriptions/online-payments',
  ],
  'the notifications': ['/notifications', '/messages'],
  'the words to customers': ['/settings/messages', '/settings/templates', '/settings/templates/1/edit', '/settings/templates/new'],
  'the settings': ['/settings', '/settings/company', '/settings/hours', '/settings/invoices'],
  'the account': ['/account/profile', '/account/password', '/pricing-plans', '/nowhere'],
}
const staffPages = {
  'help and support': ['/help', '/help/share-the-app', '/help/contact', '/help/privacy-policy'],
  'a technician’s jobs': ['/jobs'],
}

const spacedPages = ['/jobs', '/jobs/1', '/jobs/new', '/', '/customers/1', '/invoices', '/schedule?view=week', '/settings/company']

/** `npm run test:nightly` checks every page, `npm test` a list, a record, a form, a board and a page of text, loaded once for each visitor. */
const pagesOf = (pages: Readonly<Record<string, readonly string[]>>, sample: readonly string[]): [string, readonly string[]][] =>
  isNightly ? Object.entries(pages) : [['a sample', sample]]

/** The spacing of WCAG 1.4.12, as readers' own style sheets set it. */
const spaceText = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    )
    document.adoptedStyleSheets.push(sheet)
  })

test('text with the spacing of readers who need it is neither cut nor covered', { tags: 'nightly' }, async (context) => {
  const { page } = await product.arrive('desktop', context)
  await storeSession(page, 'owner')
  await page.goto('/jobs')
  await spaceText(page)
  for (const place of sampleOf(spacedPages, ['/jobs', '/jobs/new'])) {
    if (place !== '/jobs') await openWithin(page, place)
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      await settled(page)
      expect.soft(await page.evaluate(layoutFaults), `${place}, ${width} pixels wide`).toEqual([])
    }
  }
})

/** Several pages at once: two cores look at two of them. */
describe.concurrent('in both themes, on a desktop and on a phone, everything is accessible, titled and as wide as the screen:', () => {
  test.for(pagesOf(publicPages, ['/login', '/pricing']))('public: %s', async ([, places], context) => {
    const { page } = await product.arrive('desktop', context)
    await expectAllGood(page, places)
  })

  test.for(pagesOf(ownersPages, ['/', '/jobs', '/invoices/1', '/schedule?view=day', '/taxes/new', '/nowhere']))(
    'of an owner: %s',
    async ([, places], context) => {
      const { page } = await product.arrive('desktop', context)
      await storeSession(page, 'owner')
      await expectAllGood(page, places)
    },
  )

  test.for(pagesOf(staffPages, ['/help']))('of staff: %s', async ([, places], context) => {
    const { page } = await product.arrive('desktop', context)
    await storeSession(page, 'staff')
    await expectAllGood(page, places)
  })

  test.runIf(isNightly)('the way to a new password', async (context) => {
    const { page } = await product.arrive('desktop', context)
    await page.goto('/forgot-password')
    await button(page, 'Reset password').click()
    await page.getByText('Required', { exact: true }).waitFor()
    await expectGoodLooks(page, '/forgot-password with an error')
    await page.getByLabel('Email').fill('branch@demo.test')
    await button(page, 'Reset password').click()
    await seeHeading(page, 'Check your email')
    await expectGoodLooks(page, 'instructions sent')

    await page.goto(/https?:\S+/.exec((await product.stack.mailTo('branch@demo.test')).body)?.[0] ?? '')
    await seeHeading(page, 'Choose a new password')
    await button(page, 'Set new password').click()
    await page.getByText('Required', { exact: true }).first().waitFor()
    await expectGoodLooks(page, '/reset-password with a good link, and errors')

    await page.goto('about:blank')
    await page.goto('/reset-password#token=made-up')
    await page.getByLabel('New password', { exact: true }).fill('another-password')
    await page.getByLabel('Confirm new password').fill('another-password')
    await button(page, 'Set new password').click()
    await seeHeading(page, 'This link doesn’t work')
    await expectGoodLooks(page, '/reset-password with an unusable link')
  })

  test('change password, with errors', { tags: 'nightly' }, async (context) => {
    const { page } = await product.arrive('desktop', context)
    await storeSession(page, 'individual')
    await page.goto('/account/password')
    await button(page, 'Change password').click()
    await page.getByText('Required', { exact: true }).first().waitFor()
    await expectGoodLooks(page, '/account/password with errors')
  })

  test.runIf(isNightly)('the steps of sign-up', async (context) => {
    const { page } = await product.arrive('desktop', context)
    await page.goto('/register')
    await createAccount(page, 'looks@company.test')
    await expectGoodLooks(page, 'chooseType')
    await chooseType(page, 'Individual')
    await expectGoodLooks(page, 'setupType of an individual')
    await button(page, 'Back').click()
    await chooseType(page, 'Company')
    await button(page, 'Next').click()
    await page.getByText('Required', { exact: true }).first().waitFor()
    await expectGoodLooks(page, 'setupType of a company, with errors')
    await setUp(page, 'Company', 'Good Looks')
    await expectGoodLooks(page, 'chooseCategory')
    await chooseCategory(page)
    await awaitCode(page)
    await button(page, 'Verify').click()
    await page.getByText('Please type a verification code').first().waitFor()
    await expectGoodLooks(page, 'otpVerification with an error')
    await verify(page, (await product.stack.mailTo('looks@company.test')).code)
    await seeOwnEmptyDay(page)
    await expectGoodLooks(page, 'the first day')
  })
})
