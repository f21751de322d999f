import type { Page, Request } from 'playwright-core'
import { expect } from 'vitest'
import { documentOf } from './sent.ts'

/** What is typed, by label, and what each field says after the form was sent; '' is: nothing. */
interface FormCase {
  readonly typed?: Readonly<Record<string, string>>
  readonly words: Readonly<Record<string, string>>
}

const fieldOf = (page: Page, label: string) =>
  page.getByRole('textbox', { name: label, exact: true }).or(page.getByRole('combobox', { name: label, exact: true }))

/** The words that a screen reader reads out with the field as its error. */
const problemOf = (page: Page, label: string): Promise<string> =>
  fieldOf(page, label).evaluate((field) =>
    (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .filter((id) => id.endsWith('-error'))
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  )

export async function expectProblems(page: Page, words: FormCase['words']): Promise<void> {
  for (const [label, expected] of Object.entries(words)) await expect.poll(() => problemOf(page, label), { message: label }).toBe(expected)
}

/** Whatever is done: nothing of it may be written by the server. */
async function expectNothingSent(page: Page, act: () => Promise<void>): Promise<void> {
  const sent: string[] = []
  const note = (request: Request): void => {
    const document = documentOf(request)
    if (document.startsWith('mutation')) sent.push(document)
  }
  page.on('request', note)
  await act()
  page.off('request', note)
  expect(sent).toEqual([])
}

/** Types, sends the form by that button, and reads what its fields say. */
export const expectRefused = (page: Page, button: string, cases: readonly FormCase[]): Promise<void> =>
  expectNothingSent(page, async () => {
    for (const { typed = {}, words } of cases) {
      for (const [label, text] of Object.entries(typed)) await fieldOf(page, label).fill(text)
      await page.getByRole('button', { name: button, exact: true }).click()
      await expectProblems(page, words)
    }
  })
