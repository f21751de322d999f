import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signInAs } from './browser.ts'
import { onRealStack } from './realStack.ts'
import { awaitCode, headingOf, verify } from './signUpSteps.ts'

const product = onRealStack()
const EMAIL = 'unverified@demo.test'
const RESEND_SECONDS = 300
const clock = (change: object) => product.stack.control('POST', '/clock', change)
const codes = async () => (await product.stack.control('GET', `/outbox?to=${EMAIL}`)) as { readonly code: string }[]
const newest = async (): Promise<string> => (await codes())[0]?.code ?? ''
const wrongOf = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
const problem = (page: Page, words: string) => page.getByRole('form', { name: 'Verify your email address' }).getByText(words).waitFor()

async function pasteAndVerify(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await page.getByLabel('Digit 1 of 6').focus()
  await page.keyboard.press('ControlOrMeta+V')
  await page.getByRole('button', { name: 'Verify', exact: true }).click()
}

test('only the newest code lets in: not a wrong or an old one, and no resend before its time', async () => {
  const { page } = await product.arrive()
  await page.clock.install()
  await clock({ frozen: true })
  await signInAs(page, 'unverified')
  await awaitCode(page)
  const resend = page.getByRole('button', { name: 'Resend Code' })
  expect(await resend.isDisabled()).toBe(true)
  await verify(page, wrongOf(await newest()))
  await problem(page, 'This code is wrong. Check it and type it again.')
  await page.reload()
  await page.getByRole('timer').waitFor()
  expect(await codes()).toHaveLength(1)

  await clock({ advance_seconds: RESEND_SECONDS - 1 })
  await page.clock.fastForward(RESEND_SECONDS * 1000)
  await resend.click()
  await page.getByText('You can ask for a new code in 1 second.').waitFor()
  await clock({ advance_seconds: 1 })
  await page.clock.fastForward(1000)
  await resend.click()
  await expect.poll(codes).toHaveLength(2)
  await page.getByRole('timer').waitFor()

  await clock({ advance_seconds: RESEND_SECONDS + 1 })
  await pasteAndVerify(page, await newest())
  await problem(page, 'This code has expired. Ask for a new one.')
  await page.clock.fastForward(RESEND_SECONDS * 1000)
  await resend.click()
  await expect.poll(codes).toHaveLength(3)
  await page.reload()
  const code = await newest()
  await pasteAndVerify(page, `${code.slice(0, 3)} ${code.slice(3)}`)
  await headingOf(page, 'What is your account type?').waitFor()
})
