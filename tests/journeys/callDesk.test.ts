import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { interactionCounts } from '@callout/contracts/interactionCounts'
import { seededCustomer, seeForm, seeJob } from './people/bookJob.ts'
import { CountingHand } from './people/CountingHand.ts'
import { Keyboard } from './people/Keyboard.ts'
import { workAs } from './people/signIn.ts'
import { onProduct } from './product.ts'

const product = onProduct('tiny')

const customer = (page: Page) => page.getByRole('combobox', { name: 'Customer' })
const category = (page: Page) => page.getByRole('combobox', { name: 'Category' })
const freeTimes = (page: Page) => page.getByRole('listbox', { name: 'Next free times' }).getByRole('option')
const createJob = (page: Page) => page.getByRole('complementary', { name: 'Summary' }).getByRole('button', { name: 'Create job' })

const JOB = `query ($id: ID!) { job(id: $id) { customer { name } property { address } category { name } staff { name } startTime
  dates lineItems { name } total visits { id } } }`

/** The job that the page shows, as the service has it. */
async function savedJob(page: Page): Promise<Record<string, unknown>> {
  const { data } = await product.stack.ask<{ job: Record<string, unknown> }>(
    JOB,
    { id: await seeJob(page) },
    await product.stack.signIn('owner'),
  )
  return data?.job ?? {}
}

/** The technician that a free time names. */
const technicianOf = (time: ReturnType<typeof freeTimes>): Promise<string> => time.locator('bdi').innerText()

test('a known customer calls: 8 interactions from the list to a booked visit, on one screen', { tags: 'nightly' }, async () => {
  const { page } = await product.arrive()
  await workAs(page, 'owner')
  const caller = await seededCustomer(product.stack)
  const hand = new CountingHand()
  await hand.click(page.getByRole('link', { name: 'New job' }).first())
  await seeForm(page, 'New job')
  await expect.poll(() => customer(page).evaluate((field) => field === document.activeElement)).toBe(true)
  await hand.fill(customer(page), caller)
  await hand.click(page.getByRole('option', { name: new RegExp(`^${caller}`) }))
  await page.getByRole('region', { name: 'About this customer' }).waitFor()
  await hand.fill(page.getByRole('combobox', { name: 'Line items' }), 'drain cl')
  await hand.click(page.getByRole('option', { name: /^Drain cleaning/ }))
  await expect.poll(() => category(page).inputValue()).toBe('Plumbing')
  const time = freeTimes(page).first()
  await time.waitFor()
  const technician = await technicianOf(time)
  await hand.click(time)
  await expect.poll(() => time.getAttribute('aria-selected')).toBe('true')
  const below = await page.getByRole('form', { name: 'New job' }).evaluate((form) => form.getBoundingClientRect().bottom + scrollY)
  expect(below, 'one screen').toBeLessThanOrEqual(900)
  await hand.click(createJob(page))
  expect(await savedJob(page)).toMatchObject({
    customer: { name: caller },
    category: { name: 'Plumbing' },
    staff: [{ name: technician }],
    dates: [expect.any(String)],
    startTime: expect.any(String),
    lineItems: [{ name: 'Drain cleaning' }],
  })
  expect(hand.interactions).toBeLessThanOrEqual(interactionCounts.bookVisit)
})

test('a new customer calls: 12 interactions from the list to a booked visit, without leaving the page', async () => {
  const { page } = await product.arrive()
  await workAs(page, 'owner')
  const hand = new CountingHand()
  await hand.click(page.getByRole('link', { name: 'New job' }).first())
  await seeForm(page, 'New job')
  await hand.fill(customer(page), 'Lena Hartmann')
  await hand.click(page.getByRole('option', { name: 'New customer “Lena Hartmann”' }))
  const panel = page.getByRole('group', { name: 'New customer' })
  await hand.fill(panel.getByLabel('Phone', { exact: true }), '5125550142')
  await hand.fill(panel.getByRole('combobox', { name: 'Street', exact: true }), '48 Cedar Lane')
  await hand.fill(panel.getByLabel('Email'), 'lena@hartmann.test')
  await hand.click(panel.getByRole('button', { name: 'Save customer' }))
  await expect.poll(() => customer(page).inputValue()).toBe('Lena Hartmann')
  await hand.fill(page.getByRole('combobox', { name: 'Line items' }), 'drain cl')
  await hand.click(page.getByRole('option', { name: /^Drain cleaning/ }))
  const time = freeTimes(page).first()
  await time.waitFor()
  await hand.click(time)
  await hand.click(createJob(page))
  expect(await savedJob(page)).toMatchObject({
    customer: { name: 'Lena Hartmann' },
    property: { address: expect.stringContaining('48 Cedar Lane') },
    category: { name: 'Plumbing' },
    staff: [{ name: expect.any(String) }],
  })
  expect(hand.interactions).toBeLessThanOrEqual(12)
})

test('the same by keyboard alone: N, the name, the work, a free time', { tags: 'nightly' }, async () => {
  const { page } = await product.arrive()
  await workAs(page, 'owner')
  const caller = await seededCustomer(product.stack)
  const keys = new Keyboard(page)
  await page.keyboard.press('n')
  await seeForm(page, 'New job')
  await keys.type(caller, customer(page))
  await page.getByRole('option', { name: new RegExp(`^${caller}`) }).waitFor()
  await keys.press('Enter')
  await keys.type('drain cl', page.getByRole('combobox', { name: 'Line items' }))
  await page.getByRole('option', { name: /^Drain cleaning/ }).waitFor()
  await keys.press('Enter')
  const [first, second] = [freeTimes(page).first(), freeTimes(page).nth(1)]
  await first.waitFor()
  await keys.tabTo(first)
  await keys.press('ArrowDown')
  const technician = await technicianOf(second)
  await keys.press('Enter')
  await expect.poll(() => second.getAttribute('aria-selected')).toBe('true')
  await keys.press('Control+Enter')
  expect(await savedJob(page)).toMatchObject({ category: { name: 'Plumbing' }, staff: [{ name: technician }] })
})
