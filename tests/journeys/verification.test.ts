import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signInAs, storedToken } from './people/signIn.ts'
import { awaitCode, button, seeHeading, verify } from './people/signUp.ts'
import { onProduct } from './product.ts'

const product = onProduct('tiny')
const EMAIL = 'unverified@demo.test'
const RESEND_SECONDS = 300
const wrongOf = (code: string | null): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
const seeProblem = (page: Page, message: string) =>
  page.getByRole('form', { name: 'Verify your email address' }).getByText(message).waitFor()

/** A pasted code is sent at once. */
async function pasteAndVerify(page: Page, text: string | null): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text ?? '')
  await page.getByLabel('Digit 1 of 6').focus()
  await page.keyboard.press('ControlOrMeta+V')
}

test('only the newest code lets in: not a wrong or an old one, and no resend before its time', async () => {
  const clock = (change: object) => product.stack.control('POST', '/clock', change)
  const mails = () => product.stack.mailsTo(EMAIL)
  const latest = async () => (await product.stack.mailTo(EMAIL)).code
  const { page } = await product.arrive('desktop', undefined, 'new')
  await page.clock.install()
  await clock({ frozen: true })
  await signInAs(page, 'unverified')
  await awaitCode(page)
  const resend = button(page, 'Resend Code')
  expect(await resend.isDisabled()).toBe(true)
  await verify(page, wrongOf(await latest()))
  await seeProblem(page, 'That code isn’t right. Check it and try again.')
  await page.reload()
  await page.getByRole('timer').waitFor()
  expect(await mails()).toHaveLength(1)

  await clock({ advance: RESEND_SECONDS - 1 })
  await page.clock.fastForward(RESEND_SECONDS * 1000)
  await resend.click()
  await page.getByText('You can ask for a new code in 1 second.').waitFor()
  await clock({ advance: 1 })
  await page.clock.fastForward(1000)
  await resend.click()
  await expect.poll(mails).toHaveLength(2)
  await page.getByRole('timer').waitFor()

  await clock({ advance: RESEND_SECONDS + 1 })
  await pasteAndVerify(page, await latest())
  await seeProblem(page, 'This code has expired. Request a new one.')
  await page.clock.fastForward(RESEND_SECONDS * 1000)
  await resend.click()
  await expect.poll(mails).toHaveLength(3)
  await page.reload()
  const code = (await latest()) ?? ''
  expect(await storedToken(page)).toBeNull()
  await pasteAndVerify(page, `${code.slice(0, 3)} ${code.slice(3)}`)
  await seeHeading(page, 'What is your account type?')
  expect(await storedToken(page)).toBeTruthy()
})
