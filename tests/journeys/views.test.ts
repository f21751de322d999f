import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { exported, headOfFile, headsOf } from './people/exportJobs.ts'
import { numbersOf, openList, rows } from './people/jobRows.ts'
import { workAs } from './people/signIn.ts'
import { onProduct } from './product.ts'

const product = onProduct('tiny')

const seeView = (page: Page, name: string): Promise<void> => page.getByRole('button', { name: `Views: ${name}`, exact: true }).waitFor()

/** Opens the menu of views. */
async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Views: / }).click()
  await page.getByRole('menuitem', { name: 'All Jobs' }).waitFor()
}

async function choose(page: Page, item: string | RegExp): Promise<void> {
  await openMenu(page)
  await page.getByRole('menuitem', { name: item }).click()
}

async function giveName(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'hidden' })
}

/** Goes to the list as the navigation does, without anything in the address. */
async function openPlainList(page: Page): Promise<void> {
  await page.goto('/jobs')
  await rows(page).first().waitFor()
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button').last().click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.waitForURL('**/login')
}

test('the list opens with the default view until it is deleted; signing out removes views and columns', async () => {
  const { page } = await product.arrive()
  await openList(page, '?sort=-total&per=50')
  const usualHeads = await headsOf(page)
  const everything = await rows(page).count()
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('button', { name: 'Completed', exact: true }).click()
  await page.getByRole('button', { name: 'Remove filter Status: Completed' }).waitFor()
  await expect.poll(() => rows(page).count()).toBeLessThan(everything)
  await page.keyboard.press('Escape')
  const requested = await numbersOf(rows(page))
  await choose(page, 'Save current view as…')
  await giveName(page, 'Done')
  await seeView(page, 'Done')
  await choose(page, 'Rename…')
  await giveName(page, 'Done, the dearest first')
  await seeView(page, 'Done, the dearest first')
  await choose(page, 'Open the list with this view')
  await page.getByText('The list now opens with “Done, the dearest first”').waitFor()

  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('checkbox', { name: 'Priority' }).click()
  await page.getByRole('checkbox', { name: 'Phone' }).click()
  await page.getByRole('button', { name: 'Use as my default' }).click()
  await page.keyboard.press('Escape')
  const ownHeads = [...usualHeads.filter((head) => head !== 'Priority'), 'Phone']
  await expect.poll(() => headsOf(page)).toEqual(ownHeads)

  await page.reload()
  await seeView(page, 'Done, the dearest first')
  await openPlainList(page)
  await seeView(page, 'Done, the dearest first')
  expect(await numbersOf(rows(page))).toEqual(requested)
  expect(await headsOf(page)).toEqual(ownHeads)
  const [head, ...lines] = await exported(page)
  expect(head).toEqual(headOfFile(ownHeads))
  expect(lines.map(([number]) => number)).toEqual(requested)

  const deleted = page.getByText('View “Done, the dearest first” deleted')
  await choose(page, /^Delete/)
  await deleted.waitFor()
  await page.getByRole('button', { name: /Undo/ }).click()
  await seeView(page, 'Done, the dearest first')
  await deleted.waitFor({ state: 'detached' })
  await choose(page, /^Delete/)
  await deleted.waitFor()
  await openPlainList(page)
  await seeView(page, 'All Jobs')
  expect(await numbersOf(rows(page))).not.toEqual(requested)

  await choose(page, 'Save current view as…')
  await giveName(page, 'Everything')
  await seeView(page, 'Everything')
  await signOut(page)
  const left = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(left).not.toMatch(/Everything|sort/)
  await workAs(page, 'admin')
  await rows(page).first().waitFor()
  await seeView(page, 'All Jobs')
  expect(await headsOf(page)).toEqual(usualHeads)
  await openMenu(page)
  expect(await page.getByRole('menuitem', { name: 'Everything' }).count()).toBe(0)
})
