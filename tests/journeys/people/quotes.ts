import type { Locator, Page } from 'playwright-core'
import type { Stack } from '../stack.ts'

export const seeQuoteForm = (page: Page): Promise<void> => page.getByRole('combobox', { name: 'Line items' }).waitFor()

/** Types into a list's search of the price list and adds the first match. */
export async function addTo(page: Page, list: string, text: string, name: string): Promise<void> {
  const search = page.getByRole('combobox', { name: list, exact: true })
  await search.fill(text)
  await page.getByRole('option', { name: new RegExp(`^${name}`) }).waitFor()
  await search.press('Enter')
  await page.getByRole('list', { name: list, exact: true }).getByRole('listitem', { name, exact: true }).last().waitFor()
}

/** The job's section about its quote. */
export const quoteSection = (page: Page): Locator => page.getByRole('region', { name: 'Quote', exact: true })

interface QuotedJob {
  readonly total: number
  readonly status: string
  readonly customer: { readonly name: string; readonly email: string }
  readonly lineItems: readonly { readonly name: string }[]
  readonly quote: {
    readonly sentAt: number | null
    readonly alternatives: readonly { readonly name: string }[]
    readonly approval: { readonly kind: string; readonly name: string; readonly note: string } | null
  }
  readonly invoice: { readonly total: number } | null
}
const JOB = `query ($id: ID!) { job(id: $id) { total status customer { name email } lineItems { name }
  quote { sentAt alternatives { name } approval { kind name note } } invoice { total } } }`

/** The quote and its job, as the gateway returns them. */
export async function readQuote(stack: Stack, id: string): Promise<QuotedJob> {
  const { data } = await stack.ask<{ job: QuotedJob }>(JOB, { id }, await stack.signIn('owner'))
  if (!data) throw new Error(`There is no job ${id}.`)
  return data.job
}

interface Place {
  readonly id: string
  readonly name: string
  readonly properties: readonly { readonly id: string }[]
}

/** Creates a quote of 100.00 without taxes, or of 250.00. Returns the job's id. */
export async function createQuote(stack: Stack, title: string): Promise<string> {
  const token = await stack.signIn('owner')
  const { data } = await stack.ask<{ customers: { items: Place[] }; ownCategories: { items: { id: string }[] } }>(
    '{ customers(input: { perPage: 20 }) { items { id name properties { id } } } ownCategories { items { id } } }',
    {},
    token,
  )
  const customer = data?.customers.items.find(({ properties }) => properties.length > 0)
  const lines = (amount: number) => [{ name: 'Fence', quantity: 1, amount }]
  const input = {
    customerId: customer?.id,
    propertyId: customer?.properties[0]?.id,
    categoryId: data?.ownCategories.items[0]?.id,
    title,
    scheduleLater: true,
    dates: [],
    taxIds: [],
    lineItems: lines(100),
    quote: {
      version: 1,
      alternatives: [
        { name: 'Wood', lineItems: lines(100) },
        { name: 'Steel', lineItems: lines(250) },
      ],
      optionalLines: [],
    },
  }
  const created = await stack.ask<{ createJob: { id: string } }>(
    'mutation ($input: JobInput!) { createJob(input: $input) { id } }',
    { input },
    token,
  )
  if (!created.data) throw new Error(JSON.stringify(created.errors))
  return created.data.createJob.id
}
