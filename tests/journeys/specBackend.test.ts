import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  addLine,
  dayFromNow,
  openNewJob,
  saveButton,
  seeForm,
  seeJob,
  takeCategory,
  takeCustomer,
  takeDay,
  typeTimes,
} from './people/bookJob.ts'
import { sampleOf } from './looks.ts'
import { storedToken, signInToWorkAs } from './people/signIn.ts'
import { arriveBefore } from './people/specProduct.ts'

const toRow = (page: Page, name: string) => page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) })
const openTab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) }).click()
const badge = (page: Page, status: string) => page.getByRole('heading', { level: 1 }).locator('..').getByText(status, { exact: true })

async function seeOnTabs(page: Page, name: string, tabs: Readonly<Record<string, boolean>>): Promise<void> {
  for (const [tab, isThere] of Object.entries(tabs)) {
    await openTab(page, tab)
    await (isThere ? toRow(page, name).waitFor() : page.getByText('No jobs in this tab.').waitFor())
  }
}

/** What each variant costs is tested without a browser (tests/parity/specBackend.test.ts): here, all of them together. */
test.each(sampleOf(['plain', 'texts,decimals,bare'], ['texts,decimals,bare']))(
  'over a backend that knows the names of the specification alone (%s) a day of work is done',
  async (message) => {
    const page = await arriveBefore(message)
    await signInToWorkAs(page, 'olivia')
    const row = toRow(page, '#501')
    for (const text of ['Maria Lopez', '12 Elm St, Chicago, IL 60601', '9:00 – 11:00 AM', 'Sam Stone', 'Assigned', 'Medium'])
      await row.getByText(text).first().waitFor()
    await seeOnTabs(page, '#501', { Active: false, Completed: false, Pending: true })

    await page.getByRole('link', { name: '#501', exact: true }).click()
    await badge(page, 'Assigned').waitFor()
    await page.getByRole('row', { name: /Boiler service.*2.*\$45\.50/ }).waitFor()
    await page.getByRole('button', { name: 'On the way' }).click()
    // The visit is on another day.
    await page.getByRole('dialog').getByRole('button', { name: 'On the way' }).click()
    await badge(page, 'Staff On The Way').waitFor()

    const day = dayFromNow(20)
    await openNewJob(page)
    await takeCustomer(page, 'Maria Lopez')
    await takeCategory(page, 'Heating')
    await takeDay(page.getByRole('form', { name: 'New job' }), day)
    await typeTimes(page, '13:00', '14:30')
    await addLine(page, 'boiler')
    await saveButton(page).click()
    expect(await seeJob(page)).toBe('502')
    await badge(page, 'Unassigned').waitFor()
    await page.getByText('1:00 – 2:30 PM').first().waitFor()

    await page.goto('/jobs/502/edit')
    await seeForm(page, 'Edit job')
    await page.getByRole('radiogroup', { name: 'Priority' }).getByText('High').click()
    await saveButton(page, 'Review changes').click()
    const review = page.getByRole('dialog')
    await review.getByText('Low → High').waitFor()
    await review.getByRole('checkbox').check()
    await review.getByRole('button', { name: 'Save changes' }).click()
    await seeJob(page)
    await page.getByRole('heading', { level: 1 }).locator('..').getByText('High').waitFor()

    // No dispatch map, hours, trades or locations: the day comes from the job list, and the plan goes by time.
    await page.goto(`/schedule?view=day&date=${day}`)
    await page.getByText('it’s put together from the job list').waitFor()
    await page.getByRole('button', { name: 'Plan this day' }).click()
    const plan = page.getByRole('dialog', { name: 'Plan this day' })
    const lacks = [
      'trades aren’t available',
      'Working hours aren’t available',
      'No visit has a location, so the plan goes by time and trade.',
    ]
    await plan.getByRole('checkbox', { name: /^Include Job #502/ }).check()
    for (const text of ['1 unassigned visit gets a technician', ...lacks]) await plan.getByText(text).waitFor()
    await plan.getByRole('button', { name: 'Apply plan' }).click()
    await plan.waitFor({ state: 'hidden' })
    await page
      .getByRole('row', { name: /^Sam Stone/ })
      .getByRole('gridcell', { name: /#502/ })
      .waitFor()

    await page.goto('/jobs')
    await toRow(page, '#502').getByText('High').waitFor()
    await toRow(page, '#502').getByText('Sam Stone').waitFor()
    await seeOnTabs(page, '#501', { Active: true, Completed: false })
    await seeOnTabs(page, '#502', { Pending: true })

    await page.getByRole('button', { name: /Olivia Owner/ }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await page.waitForURL('**/login')
    expect(await storedToken(page)).toBeNull()
  },
)
