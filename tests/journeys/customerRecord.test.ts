import { expect, test } from 'vitest'
import { expectGoodLooks, settled } from './looks.ts'
import { seeForm } from './people/bookJob.ts'
import { storeSession } from './people/signIn.ts'
import { onProduct } from './product.ts'

const product = onProduct('tiny')

interface KnownCustomer {
  readonly name: string
  readonly jobsCount: number
  readonly properties: readonly { readonly id: string }[]
}

/** Customers with several jobs, the busiest first. */
async function busyCustomers(): Promise<KnownCustomer[]> {
  const query = '{ customers(input: { perPage: 100 }) { items { name jobsCount properties { id } } } }'
  const token = await product.stack.signIn('owner')
  const { data } = await product.stack.ask<{ customers: { items: KnownCustomer[] } }>(query, {}, token)
  return (data?.customers.items ?? []).toSorted((a, b) => b.jobsCount - a.jobsCount)
}

test('from a job to its customer, to all of their jobs, and to a new one with everything filled in', { tags: 'nightly' }, async () => {
  const { page } = await product.arrive()
  const [busiest] = await busyCustomers()
  const customer = busiest as KnownCustomer
  await storeSession(page, 'owner')
  await page.goto('/jobs')
  await page.getByRole('link', { name: customer.name }).first().click()
  await page.getByRole('heading', { level: 1, name: customer.name }).waitFor()
  await expectGoodLooks(page, 'A customer')

  await page.getByRole('link', { name: 'View all jobs' }).click()
  await page.getByRole('button', { name: `Remove filter Customer: ${customer.name}` }).waitFor()
  await settled(page)
  const rows = page.locator('tbody tr')
  expect(await rows.count()).toBe(customer.jobsCount)
  for (const row of await rows.allInnerTexts()) expect(row).toContain(customer.name)

  await page.goBack()
  await page.getByRole('heading', { level: 1, name: customer.name }).waitFor()
  const [property] = customer.properties
  await page
    .getByRole('link', { name: /^New job here: / })
    .first()
    .click()
  await seeForm(page, 'New job')
  await expect.poll(() => page.getByRole('combobox', { name: 'Customer' }).inputValue()).toBe(customer.name)
  await expect.poll(() => page.getByRole('combobox', { name: 'Property' }).inputValue()).toBe(property?.id)
})

test('from the list to a customer and back to the same row of the same list', { tags: 'nightly' }, async () => {
  const { page } = await product.arrive()
  const [, second] = await busyCustomers()
  const { name } = second as KnownCustomer
  const sorted = '/customers?sort=-name'
  await storeSession(page, 'owner')
  await page.goto(sorted)
  await page.getByRole('link', { name }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('heading', { level: 1, name: 'Customers' }).waitFor()
  await page.locator('[data-row-link]:focus', { hasText: name }).waitFor()
  expect(page.url()).toContain(sorted)
})
