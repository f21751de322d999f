import type { Stack } from '../stack.ts'

/** The demo company's technician `staff@demo.test`. */
export const MARCUS = '13'

/** The company's today, YYYY-MM-DD. */
export const companyToday = (): string => new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Chicago' }).format()

export interface BookedVisit {
  readonly id: string
  readonly jobNumber: string
  readonly visits: readonly { readonly id: string; readonly lockVersion: number }[]
}

interface NewVisit {
  readonly title: string
  readonly day: string
  readonly startTime: string
  readonly endTime: string
  readonly staffIds: readonly string[]
  readonly formIds?: readonly string[]
  readonly taxIds?: readonly string[]
}

/** Runs an operation as the owner. */
export async function askAsOwner<Data>(stack: Stack, query: string, variables: Record<string, unknown> = {}): Promise<Data> {
  const { data, errors } = await stack.ask<Data>(query, variables, await stack.signIn('owner'))
  if (!data) throw new Error(JSON.stringify(errors))
  return data
}

/** A job with one visit, for the first customer. */
export async function bookVisit(stack: Stack, { day, ...visit }: NewVisit): Promise<BookedVisit> {
  const { customers, ownCategories } = await askAsOwner<{
    customers: { items: { id: string; properties: { id: string }[] }[] }
    ownCategories: { items: { id: string }[] }
  }>(stack, '{ customers(input: { perPage: 1 }) { items { id properties { id } } } ownCategories { items { id } } }')
  const [customer] = customers.items
  const input = {
    ...visit,
    customerId: customer?.id,
    propertyId: customer?.properties[0]?.id,
    categoryId: ownCategories.items[0]?.id,
    dates: [day],
    allowClash: true,
    lineItems: [{ name: 'Check', quantity: 1, amount: 80 }],
  }
  const mutation = 'mutation ($input: JobInput!) { createJob(input: $input) { id jobNumber visits { id lockVersion } } }'
  return (await askAsOwner<{ createJob: BookedVisit }>(stack, mutation, { input })).createJob
}

/** Runs an action on its visit. */
export const actOnVisit = (stack: Stack, { id, visits: [visit] }: BookedVisit, action: string, more: object = {}): Promise<unknown> =>
  askAsOwner(stack, 'mutation ($input: ManageJobInput!) { manageJob(input: $input) { visit { lockVersion } } }', {
    input: { jobId: id, visitId: visit?.id, lockVersion: visit?.lockVersion, action, ...more },
  })
