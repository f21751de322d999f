import type { Page } from 'playwright-core'
import { describe, expect, test, type TestContext } from 'vitest'
import { expectGoodLooks, openWithin, popups, seriousFindings, transitionsOver } from './looks.ts'
import {
  addLine,
  field,
  openNewJob,
  saveButton,
  seeForm,
  seeJob,
  takeCategory,
  seededCustomer,
  takeCustomer,
  takeDay,
  typeTimes,
  weekdayFrom,
} from './people/bookJob.ts'
import { storeSession } from './people/signIn.ts'
import { onProduct } from './product.ts'

const product = onProduct('tiny', true)
const FIRST = weekdayFrom(10, 2)
const LAST = weekdayFrom(10 + 7 * 20, 2)

async function ownersPage(context: TestContext): Promise<Page> {
  const { page } = await product.arrive('desktop', context)
  await storeSession(page, 'owner')
  return page
}

/** Fills in a job with lines, a discount and a rule for every week of five months. */
async function fillIn(page: Page): Promise<void> {
  await openNewJob(page)
  await takeCustomer(page, await seededCustomer(product.stack))
  await takeCategory(page, 'Landscaping')
  await field(page, 'Title').fill('Front yard')
  await takeDay(page.getByRole('group', { name: 'Dates', exact: true }), FIRST)
  await typeTimes(page, '3:00 PM', '4:30 PM')
  await page.getByRole('switch', { name: 'Repeat' }).click()
  await page.getByRole('button', { name: 'Calendar: End date' }).click()
  await takeDay(page.getByRole('dialog'), LAST)
  await addLine(page, 'mow, edge')
  await addLine(page, 'Leaves from the roof')
  await page.getByLabel('Unit price of Leaves from the roof').fill('1234.5')
  await page.getByLabel('Discount percentage').fill('5')
}

/** Back to the width in which the journey goes on, with nothing in the way. */
const closeToasts = async (page: Page): Promise<void> => {
  const close = page.getByRole('region', { name: /^Notifications/ }).getByRole('button', { name: 'close' })
  if ((await close.count()) > 0) await close.first().click()
}

describe.concurrent('in both themes, on a desktop and on a phone, everything is accessible, titled and as wide as the screen:', () => {
  test('the form of a new job and of a new customer, empty and with errors', async (context) => {
    const page = await ownersPage(context)
    await openNewJob(page)
    await expectGoodLooks(page, '/jobs/new')
    await saveButton(page).click()
    await page.getByText('Kindly add atleast one line item.').waitFor()
    await expectGoodLooks(page, '/jobs/new with errors')
    const requested = await page
      .getByRole('combobox', { name: 'Customer' })
      .evaluate((shown) => getComputedStyle(shown, '::placeholder').color)
    const unchosen = await page.getByRole('combobox', { name: 'Property' }).evaluate((shown) => getComputedStyle(shown).color)
    expect(unchosen, 'what a field asks for is no error').toBe(requested)
    await page.getByRole('button', { name: 'New customer' }).click()
    const panel = page.getByRole('group', { name: 'New customer' })
    await panel.getByRole('button', { name: 'Save customer' }).click()
    await panel.getByText('Required', { exact: true }).first().waitFor()
    await expectGoodLooks(page, 'a new customer with errors')
    await page.goto('/jobs/new?duplicate=987654')
    await expectGoodLooks(page, '/jobs/new of a job that is not there')
  })

  test('a recurring job from its form by its review to its page and its change', async (context) => {
    const page = await ownersPage(context)
    await fillIn(page)
    await expectGoodLooks(page, '/jobs/new filled in')
    await saveButton(page).click()
    const review = page.getByRole('dialog', { name: 'Create these visits?' })
    await review.waitFor()
    await expectGoodLooks(page, 'the review of a new job', popups)
    await review.getByRole('button', { name: 'Create job' }).click()
    const id = await seeJob(page)
    await closeToasts(page)
    await expectGoodLooks(page, 'a job with many visits')
    // Beside the one on the card.
    expect(await page.getByRole('region', { name: 'Visits' }).getByRole('listitem').count()).toBeGreaterThan(4)

    await openWithin(page, `/jobs/${id}/edit`)
    await seeForm(page, 'Edit job')
    await field(page, 'Title').fill('Front yard and roof')
    await page.getByText('This visit', { exact: true }).click()
    await typeTimes(page, '1:00 PM', '2:00 PM')
    await expectGoodLooks(page, '/jobs/:id/edit')
    await saveButton(page, 'Review changes').click()
    const change = page.getByRole('dialog', { name: 'Save these changes?' })
    await change.getByRole('button', { name: 'Save changes' }).click()
    await change.getByText('Please agree to these to update the job.').waitFor()
    await expectGoodLooks(page, 'the review of a change', popups)
  })

  test('the list with selected rows, their dialogs and its columns', async (context) => {
    const page = await ownersPage(context)
    await page.goto('/jobs')
    const boxes = page.getByRole('checkbox', { name: /^Select J-/ })
    await boxes.first().check()
    await boxes.nth(2).check()
    await page.getByRole('region', { name: 'Selected jobs' }).getByText('2 selected').waitFor()
    await expectGoodLooks(page, 'the list with selected rows')
    await page.getByRole('button', { name: 'Assign', exact: true }).first().click()
    await page.getByRole('dialog').waitFor()
    await expectGoodLooks(page, 'assigning several jobs', popups)
    await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).last().click()
    await page.getByRole('button', { name: 'Columns' }).click()
    await page.getByRole('checkbox', { name: 'Branch' }).waitFor()
    await expectGoodLooks(page, 'the columns of the list', popups)

    await page.keyboard.press('Escape')
    await page.route('**/graphql', () => {
      // It is never answered.
    })
    await page.getByRole('tab', { name: /^Completed/ }).click()
    await page.locator('[aria-busy="true"] [role="status"]').waitFor()
    await page.getByText('Still loading…').waitFor()
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.locator(`html[data-mantine-color-scheme="${colorScheme}"]`).waitFor()
      await transitionsOver(page)
      expect(await seriousFindings(page, 'colors'), colorScheme).toEqual([])
    }
  })

  test('the menus of the list and of a job, and what they open', async (context) => {
    const page = await ownersPage(context)
    const opened = page.getByRole('menu').or(page.getByRole('dialog'))
    const see = async (button: RegExp | string, place: string): Promise<void> => {
      await page.getByRole('button', { name: button }).first().click()
      await opened.waitFor()
      await expectGoodLooks(page, place, popups)
    }
    const close = async (): Promise<void> => {
      await page.keyboard.press('Escape')
      await opened.waitFor({ state: 'hidden' })
    }
    await page.goto('/jobs?tab=active')
    await see(/^Actions for/, 'the menu of a row')
    await close()
    await see(/^Views/, 'the views')
    await close()
    await see('More', 'what else the list can do')
    await close()
    await see(/^Account: /, 'the menu of the account')
    await close()

    await page.keyboard.press('Control+k')
    const [, lastName = ''] = (await seededCustomer(product.stack)).split(' ')
    await page.getByRole('combobox', { name: 'Search everything' }).fill(lastName.toLowerCase())
    await page
      .getByRole('option', { name: new RegExp(lastName) })
      .first()
      .waitFor()
    await expectGoodLooks(page, 'what is found', popups)
    await close()

    const { data } = await product.stack.ask<{ jobs: { items: { id: string }[] } }>(
      '{ jobs(input: { statuses: [ASSIGNED], perPage: 1 }) { items { id } } }',
      {},
      await product.stack.signIn('owner'),
    )
    await openWithin(page, `/jobs/${data?.jobs.items[0]?.id}`)
    await see('More actions', 'the menu of a job')
    await page.getByRole('menuitem', { name: 'Cancel', exact: true }).click()
    await page.getByRole('dialog').getByRole('radio').first().waitFor()
    await expectGoodLooks(page, 'cancelling a job', popups)
  })
})
