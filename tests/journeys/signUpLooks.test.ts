import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type Scheme, seriousFindings, type Width, widths } from './browser.ts'
import { onRealStack } from './realStack.ts'
import { awaitCode, chooseCategory, chooseType, createAccount, Hand, headingOf, setUp, verify } from './signUpSteps.ts'

const product = onRealStack()
const looks: readonly [Scheme, Width][] = [
  ['light', 'desktop'],
  ['dark', 'desktop'],
  ['dark', 'phone'],
  ['light', 'phone'],
]

/** The page is painted anew, and no transition runs any more. */
const settled = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const painted = () => new Promise((done) => requestAnimationFrame(done))
    await painted()
    const ending = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
    await painted()
  })

/** The page as it stands, in both themes and at both widths. */
async function expectGoodLooks(page: Page, place: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  for (const [colorScheme, width] of looks) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize(widths[width])
    await page.locator(`html[data-mantine-color-scheme="${colorScheme}"]`).waitFor()
    await settled(page)
    const look = `${place} in ${colorScheme} on a ${width}`
    expect(await seriousFindings(page), look).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${look} scrolls sideways`).toBeLessThanOrEqual(0)
  }
}

test('every step of sign-up looks good in both themes, on a desktop and on a phone', async () => {
  const { page, complaints } = await product.arrive()
  await page.goto('/register')
  await headingOf(page, 'Create your account').waitFor()
  await expectGoodLooks(page, 'default')
  await createAccount(page, 'looks@company.test')
  await expectGoodLooks(page, 'chooseType')
  await chooseType(page, 'Company')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByText('Required', { exact: true }).first().waitFor()
  await expectGoodLooks(page, 'setupType with errors')
  await setUp(page, 'Company', 'Good Looks')
  await expectGoodLooks(page, 'chooseCategory')
  await chooseCategory(page)
  await awaitCode(page)
  await page.getByRole('button', { name: 'Verify', exact: true }).click()
  await page.getByText('Please type a verification code').first().waitFor()
  await expectGoodLooks(page, 'otpVerification with an error')
  await verify(page, (await product.stack.mailTo('looks@company.test')).code)
  await page.getByText('No data Found!').waitFor()
  await expectGoodLooks(page, 'the empty job list')
  expect(complaints).toEqual([])
})

test('on a phone, from /home to the own empty job list within 30 interactions', async () => {
  const { page } = await product.arrive('phone')
  const hand = new Hand()
  await page.goto('/home')
  await hand.tap(page.getByRole('link', { name: 'Join Now' }).first())
  await createAccount(page, 'ada@phone.test', hand)
  await chooseType(page, 'Individual', hand)
  await setUp(page, 'Individual', 'Ada Quint', hand)
  await chooseCategory(page, hand)
  await awaitCode(page)
  await verify(page, (await product.stack.mailTo('ada@phone.test')).code, hand)
  await page.getByText('No data Found!').waitFor()
  expect(hand.interactions).toBeLessThanOrEqual(30)
})
