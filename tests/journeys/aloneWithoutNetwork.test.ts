import { addDays } from '@callout/contracts/time'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { giveCredentials } from './people/signIn.ts'
import { untilCached } from './people/untilCached.ts'
import { addItem } from './people/addItem.ts'
import { onProduct } from './product.ts'

const product = onProduct('tiny', true)
const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Los_Angeles' }).format()
const photo = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

async function ask<Data>(query: string, variables: Record<string, unknown> = {}): Promise<Data> {
  const { data, errors } = await product.stack.ask<Data>(query, variables, await product.stack.signIn('individual'))
  if (!data) throw new Error(JSON.stringify(errors))
  return data
}

interface Booked {
  readonly id: string
  readonly jobNumber: string
  readonly customer: { readonly id: string }
  readonly visits: readonly { readonly id: string; readonly lockVersion: number }[]
}

/** A form to be signed. */
async function signedForm(): Promise<string> {
  const fields = [{ fieldKey: 'signature', name: 'Customer signature', dataType: 'SIGNATURE', isRequired: true }]
  const input = { formName: 'Hand-over', sections: [{ name: 'Acceptance', fields }] }
  const { createForm } = await ask<{ createForm: { id: string } }>('mutation ($input: FormInput!) { createForm(input: $input) { id } }', {
    input,
  })
  return createForm.id
}

/** A visit of the individual's own. */
async function book(title: string, day: string, formIds: readonly string[] = []): Promise<Booked> {
  const found = await ask<{
    me: { id: string }
    customers: { items: { id: string; properties: { id: string }[] }[] }
    ownCategories: { items: { id: string }[] }
  }>('{ me { id } customers(input: { perPage: 1 }) { items { id properties { id } } } ownCategories { items { id } } }')
  const [customer] = found.customers.items
  const input = {
    customerId: customer?.id,
    propertyId: customer?.properties[0]?.id,
    categoryId: found.ownCategories.items[0]?.id,
    title,
    dates: [day],
    startTime: '22:20',
    endTime: '22:30',
    staffIds: [found.me.id],
    allowClash: true,
    lineItems: [{ name: 'Hedge', quantity: 1, amount: 80 }],
    formIds,
  }
  const { createJob } = await ask<{ createJob: Booked }>(
    'mutation ($input: JobInput!) { createJob(input: $input) { id jobNumber customer { id } visits { id lockVersion } } }',
    { input },
  )
  return createJob
}

/** An open invoice over 80 with tax, for another job. */
async function invoiced(): Promise<{ readonly id: string; readonly invoiceNumber: string; readonly balanceDue: number }> {
  const job = await book('Lawn, done before', today)
  let lockVersion = job.visits[0]?.lockVersion
  for (const action of ['START', 'CREATE_INVOICE']) {
    const input = { jobId: job.id, visitId: job.visits[0]?.id, lockVersion, action }
    const { manageJob } = await ask<{ manageJob: { visit: { lockVersion: number } } }>(
      'mutation ($input: ManageJobInput!) { manageJob(input: $input) { visit { lockVersion } } }',
      { input },
    )
    ;({ lockVersion } = manageJob.visit)
  }
  const { job: after } = await ask<{ job: { invoices: { id: string; invoiceNumber: string; balanceDue: number }[] } }>(
    'query ($id: ID!) { job(id: $id) { invoices { id invoiceNumber balanceDue } } }',
    { id: job.id },
  )
  const [invoice] = after.invoices
  if (!invoice) throw new Error('No invoice was created')
  return invoice
}

interface Done {
  readonly lineItems: readonly { readonly name: string; readonly quantity: number }[]
  readonly forms: readonly { readonly formId: string; readonly isSubmitted: boolean }[]
  readonly total: number
  readonly invoice: { readonly total: number } | null
}

const waiting = (page: Page, count: number) => page.getByRole('button', { name: `${count} waiting` }).waitFor()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test(
  'a person who works alone does a visit with a part, a signed form and an invoice, and collects a payment, without a network; a sign-out leaves nothing',
  { tags: 'nightly', timeout: 900_000 },
  async (context) => {
    const formId = await signedForm()
    const [job, coming, invoice] = [
      await book('Hedge', today, [formId]),
      await book('Geyser in the yard', addDays(today, 2)),
      await invoiced(),
    ]
    const { page, context: browser, provoke } = await product.arrive('phone', context, 'with workers')
    provoke('no connection')
    await page.goto('/login')
    await giveCredentials(page, 'individual')
    await page.getByRole('group', { name: 'Your next visits' }).waitFor()
    await untilCached(page, [
      `Job/{"id":"${job.id}"}`,
      `Job/{"id":"${coming.id}"}`,
      `CustomerRecord/{"id":"${coming.customer.id}"}`,
      `FormToFill/{"id":"${formId}"}`,
      `InvoiceNow/{"id":"${invoice.id}"}`,
      'Prices',
    ])

    await browser.setOffline(true)
    await page.getByText('You’re offline', { exact: true }).waitFor()
    await page.goto(`/jobs/${job.id}`)
    for (const [count, name] of ['On the way', 'Reached', 'Start'].entries()) {
      await press(page, name)
      await waiting(page, count + 1)
    }
    await page.getByLabel('New note').fill('The hedge has a nest')
    await press(page, 'Add note')
    await waiting(page, 4)
    await page.getByLabel('Files to add').setInputFiles({ name: 'nest.png', mimeType: 'image/png', buffer: Buffer.from(photo, 'base64') })
    await waiting(page, 5)
    const part = await addItem(page)
    await waiting(page, 6)
    await page.getByRole('region', { name: 'Forms' }).getByRole('link', { name: 'Hand-over' }).click()
    await page.getByText('Type name', { exact: true }).click()
    await page.getByRole('textbox', { name: 'Signer’s name' }).fill('Carla Reyes')
    await press(page, 'Submit form')
    await waiting(page, 7)
    await press(page, 'Finish')
    await page.getByRole('dialog').getByLabel('Work done').fill('Cut')
    await page.getByRole('dialog').getByRole('button', { name: 'Finish', exact: true }).click()
    await waiting(page, 8)
    await press(page, 'Create invoice')
    await page.getByRole('dialog').getByRole('button', { name: 'Create invoice', exact: true }).click()
    await waiting(page, 9)

    await page.goto(`/invoices/cash-out?invoices=${invoice.id}`)
    await page.getByRole('radio', { name: 'Cash' }).check({ force: true })
    await page.getByLabel('Amount').fill('20')
    await page.getByRole('button', { name: 'Record payment', exact: true }).first().click()
    await waiting(page, 10)

    await page.goto('/jobs')
    await page.getByText(/^As of /).waitFor()
    await page.getByRole('searchbox', { name: 'Search coming visits' }).fill('geyser')
    await page.getByRole('region', { name: 'Coming days' }).getByRole('link').click()
    await page.getByRole('heading', { level: 1, name: new RegExp(coming.jobNumber) }).waitFor()
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Search everything' }).fill('hedge')
    await page.getByText(/^(You’re offline|Can’t reach the server)\. Found on this device\. As of /).waitFor()
    await page.getByRole('option', { name: new RegExp(job.jobNumber) }).click()
    await page.waitForURL(`**/jobs/${job.id}`)

    await browser.setOffline(false)
    await page.getByRole('button', { name: /waiting|needs you/ }).waitFor({ state: 'detached' })
    const { jobHistory } = await ask<{ jobHistory: { items: { event: string; status: string | null; note: string | null }[] } }>(
      'query ($id: ID!) { jobHistory(jobId: $id, perPage: 50) { items { event status note } } }',
      { id: job.id },
    )
    const steps = jobHistory.items
      .filter(({ event }) => event === 'STATUS_CHANGED' || event === 'NOTE')
      .map(({ status, note }) => [status, note].filter(Boolean).join(': '))
      .toReversed()
    expect(steps.slice(-7)).toEqual([
      'ON_THE_WAY',
      'REACHED',
      'STARTED',
      'The hedge has a nest',
      'Photo',
      'Submitted the form “Hand-over”, signed by Carla Reyes.',
      'COMPLETED: Cut',
    ])
    const { job: after } = await ask<{ job: Done }>(
      'query ($id: ID!) { job(id: $id) { lineItems { name quantity } forms { formId isSubmitted } total invoice { total } } }',
      { id: job.id },
    )
    expect(after).toMatchObject({
      lineItems: [{ name: 'Hedge' }, { name: part, quantity: 2 }],
      forms: expect.arrayContaining([{ formId, isSubmitted: true }]),
      invoice: { total: after.total },
    })
    expect(after.total).toBeGreaterThan(80)
    const { invoice: paid } = await ask<{ invoice: { balanceDue: number } }>('query ($id: ID!) { invoice(id: $id) { balanceDue } }', {
      id: invoice.id,
    })
    expect(paid.balanceDue).toBeCloseTo(invoice.balanceDue - 20, 2)

    await page.getByRole('button', { name: /^Account:/ }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await page.waitForURL('**/login')
    const left = (): Promise<number> =>
      page.evaluate(async () => {
        const request = indexedDB.open('callout-answers', 1)
        await new Promise((resolve) => request.addEventListener('success', resolve))
        if (!request.result.objectStoreNames.contains('answers')) return 0
        const count = request.result.transaction('answers').objectStore('answers').count()
        await new Promise((resolve) => count.addEventListener('success', resolve))
        request.result.close()
        return count.result
      })
    await expect.poll(left).toBe(0)
  },
)
