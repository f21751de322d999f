import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  addLine,
  amountsIn,
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
import { widths } from './browser.ts'
import { Keyboard } from './people/Keyboard.ts'
import { storeSession, workAs } from './people/signIn.ts'
import { onProduct } from './product.ts'

const product = onProduct('tiny')
/** As fast as people type figures. */
const PACE = { delay: 40 }
const TUESDAY = weekdayFrom(14, 2)

interface BookedJob {
  readonly id: string
  readonly [name: string]: unknown
}
const JOB = `query ($id: ID!) { job(id: $id) { id title description notes priority dates startTime endTime total subtotal discountTotal taxTotal
  discountType discountValue discountBasis taxBasis taxIds category { name } customer { name phone email } property { address }
  staff { name } lineItems { name quantity amount isTaxExempt total } visits { id } } }`

async function getJob(id: string): Promise<BookedJob> {
  const { data } = await product.stack.ask<{ job: BookedJob }>(JOB, { id }, await product.stack.signIn('owner'))
  if (!data) throw new Error(`There is no job ${id}.`)
  return data.job
}

/** How many jobs have this title. */
async function getCount(title: string): Promise<number> {
  const { data } = await product.stack.ask<{ jobs: { totalCount: number } }>(
    'query ($search: String) { jobs(input: { search: $search }) { totalCount } }',
    { search: title },
    await product.stack.signIn('owner'),
  )
  return data?.jobs.totalCount ?? -1
}

const inCents = (text: string): number => Math.round(Number(text.replace(/[$,]/g, '').replace('−', '-')) * 100)
const formSums = (page: Page) => page.getByRole('complementary', { name: 'Summary' }).getByLabel('Totals')

test('by keyboard alone the owner books a job for a new customer, and its sums are the same to the cent wherever they stand', async () => {
  const { page } = await product.arrive()
  const keys = new Keyboard(page)
  await workAs(page, 'owner')
  await page.keyboard.press('n')
  await seeForm(page, 'New job')

  await keys.type('Vera Winter', page.getByRole('combobox', { name: 'Customer' }))
  await expect
    .poll(() => page.getByRole('listbox', { name: 'Customers' }).getByRole('option').allInnerTexts())
    .toEqual(['New customer “Vera Winter”'])
  await keys.press('ArrowDown', 'Enter')
  const panel = page.getByRole('group', { name: 'New customer' })
  await expect.poll(() => panel.getByLabel('Name').inputValue()).toBe('Vera Winter')
  await keys.type('5125550188', panel.getByLabel('Phone', { exact: true }))
  await keys.type('12 Elm Street', panel.getByRole('combobox', { name: 'Street', exact: true }))
  await keys.type('vera@winter.test', panel.getByLabel('Email'))
  await keys.press('Enter')
  await panel.waitFor({ state: 'hidden' })

  await keys.type('Plumbing', page.getByRole('combobox', { name: 'Category' }))
  await keys.type('Water on the kitchen floor', field(page, 'Title'))
  await keys.type('Comes from below the sink.', field(page, 'Description'))
  await keys.tabTo(page.getByRole('combobox', { name: 'Line items' }))
  for (const text of ['drain cl', 'plumbing labor', 'toilet rebuild', 'Travel to the island']) await addLine(page, text)
  const lines = page.getByRole('list', { name: 'Line items' }).locator(':scope > li')
  const names = () => lines.evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-label')))
  expect(await names()).toEqual(['Drain cleaning', 'Plumbing labor', 'Toilet rebuild kit', 'Travel to the island'])
  await keys.backTo(page.getByLabel('Unit price of Travel to the island'))
  await page.keyboard.type('33.35', PACE)
  await keys.press('Tab', 'Space')
  await keys.backTo(page.getByLabel('Quantity of Plumbing labor'))
  await keys.press('ControlOrMeta+a')
  await page.keyboard.type('1.375', PACE)
  await keys.press('Alt+ArrowUp')
  await expect.poll(names).toEqual(['Plumbing labor', 'Drain cleaning', 'Toilet rebuild kit', 'Travel to the island'])
  await keys.activate(page.getByRole('button', { name: 'Another time' }))
  await keys.tabTo(page.locator('button[data-date][tabindex="0"]'))
  const focused = page.locator('button[data-date]:focus')
  let date = (await focused.getAttribute('data-date')) ?? ''
  for (const key of ['PageDown', 'ArrowDown']) {
    const before = date
    await keys.press(key)
    await expect.poll(async () => (date = (await focused.getAttribute('data-date')) ?? '')).not.toBe(before)
  }
  await keys.press('Enter')
  await keys.type('9', page.getByRole('combobox', { name: 'Start time' }))
  await keys.press('Tab')
  await keys.press('ControlOrMeta+a')
  await keys.type('11:30')
  await keys.press('Tab')
  const staff = page
    .getByRole('group', { name: /^Technicians/ })
    .getByRole('checkbox')
    .first()
  await keys.tabTo(staff)
  await keys.press('Space')

  await keys.activate(page.getByRole('button', { name: 'Priority, discount, taxes, notes, forms, files' }))
  await keys.tabTo(page.getByRole('radiogroup', { name: 'Priority' }).getByRole('radio', { checked: true }))
  await keys.press('ArrowRight')
  await keys.tabTo(page.getByLabel('Discount percentage'))
  await page.keyboard.type('12.5', PACE)
  await keys.tabTo(page.getByRole('checkbox', { name: 'Sales tax, Hays County (6.75%)' }))
  await keys.press('Space')
  await keys.tabTo(page.getByRole('combobox', { name: 'Tax', exact: true }))
  await keys.press('ArrowDown')
  await keys.type('Mind the step.', page.getByLabel('Internal notes'))

  const beside = await amountsIn(formSums(page))
  await keys.press('Control+Enter')
  const id = await seeJob(page)
  const job = await getJob(id)
  const sold = page.getByRole('region', { name: 'Line items' })
  expect(await amountsIn(sold)).toEqual(beside)
  await page.setViewportSize(widths.phone)
  await sold.getByText('1.375 hours × $125.00').waitFor()
  await page.setViewportSize(widths.desktop)
  const { subtotal, discountTotal, taxTotal, total } = job
  const [sum, off, ...taxes] = beside.map(inCents)
  const whole = taxes.pop()
  expect([sum, off, taxes.reduce((all, tax) => all + tax, 0), whole]).toEqual(
    [subtotal, -Number(discountTotal), taxTotal, total].map((amount) => Math.round(Number(amount) * 100)),
  )
  expect(job).toMatchObject({
    title: 'Water on the kitchen floor',
    description: 'Comes from below the sink.',
    notes: 'Mind the step.',
    priority: 'HIGH',
    dates: [date],
    startTime: '09:00',
    endTime: '11:30',
    discountType: 'PERCENTAGE',
    discountValue: 12.5,
    taxBasis: 'NET',
    taxIds: ['1', '101'],
    category: { name: 'Plumbing' },
    customer: { name: 'Vera Winter', phone: '5125550188', email: 'vera@winter.test' },
    property: { address: '12 Elm Street, Austin, Texas' },
    staff: [{ name: expect.any(String) }],
    lineItems: [
      { name: 'Plumbing labor', quantity: 1.375, amount: 125, isTaxExempt: false, total: 171.88 },
      { name: 'Drain cleaning', quantity: 1, amount: 189, isTaxExempt: false, total: 189 },
      { name: 'Toilet rebuild kit', quantity: 1, amount: 38.75, isTaxExempt: false, total: 38.75 },
      { name: 'Travel to the island', quantity: 1, amount: 33.35, isTaxExempt: true, total: 33.35 },
    ],
  })
  await page.goto('/jobs?q=Vera%20Winter')
  const row = page.getByRole('row', { name: /Vera Winter/ })
  await row.waitFor()
  expect(await row.innerText()).toContain(beside.at(-1))
})

/** Fills in a job without saving it. */
async function fillIn(page: Page, title: string): Promise<void> {
  await openNewJob(page)
  await takeCustomer(page, await seededCustomer(product.stack))
  await takeCategory(page, 'HVAC')
  await field(page, 'Title').fill(title)
  await takeDay(page.getByRole('group', { name: 'Dates', exact: true }), TUESDAY)
  await typeTimes(page, '13:00', '14:15')
  await addLine(page, 'pleated filter')
  await page.getByLabel('Quantity of Pleated filter 16x25x1').fill('3')
  await page.getByLabel('Discount percentage').fill('10')
  await page.getByLabel('Internal notes').fill('Ring twice.')
  await page.keyboard.press('Tab')
}

async function expectFilledIn(page: Page, title: string): Promise<void> {
  await page.getByText('Draft restored').waitFor()
  await expect.poll(() => page.getByRole('combobox', { name: 'Customer' }).inputValue()).toBe(await seededCustomer(product.stack))
  expect(await page.getByRole('combobox', { name: 'Category' }).inputValue()).toBe('HVAC')
  expect(await field(page, 'Title').inputValue()).toBe(title)
  // The lower sections are painted after the first ones.
  await expect.poll(() => page.getByRole('list', { name: 'Chosen dates' }).getByRole('listitem').count()).toBe(1)
  expect(await page.getByRole('combobox', { name: 'Start time' }).inputValue()).toBe('1:00 PM')
  expect(await page.getByRole('combobox', { name: 'End time' }).inputValue()).toBe('2:15 PM')
  await page.getByLabel('Quantity of Pleated filter 16x25x1').waitFor()
  expect(await page.getByLabel('Quantity of Pleated filter 16x25x1').inputValue()).toBe('3 piece')
  expect(await page.getByLabel('Discount percentage').inputValue()).toBe('10%')
  expect(await page.getByLabel('Internal notes').inputValue()).toBe('Ring twice.')
  expect(await amountsIn(formSums(page))).toEqual(['$44.97', '−$4.50', '$3.34', '$43.81'])
}

test('a reload in the middle of a job restores every value, and the job is booked once', { tags: 'nightly' }, async () => {
  const { page } = await product.arrive()
  await storeSession(page, 'owner')
  await fillIn(page, 'Filters after a reload')
  await page.reload()
  await seeForm(page, 'New job')
  await expectFilledIn(page, 'Filters after a reload')
  await saveButton(page).click()
  await seeJob(page)
  expect(await getCount('Filters after a reload')).toBe(1)
  await openNewJob(page)
  expect(await field(page, 'Title').inputValue()).toBe('')
})
