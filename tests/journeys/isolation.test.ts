import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { storedToken, signInToWorkAs } from './people/signIn.ts'
import { signUp } from './people/signUp.ts'
import { onProduct } from './product.ts'

const product = onProduct('tiny')

const searchJobs = async (page: Page, text: string): Promise<void> => {
  await page.getByRole('searchbox', { name: 'Search jobs' }).fill(text)
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.searchParams.get('q') === text)
}

interface ListedJob {
  readonly id: string
  readonly jobNumber: string
  readonly customer: { readonly name: string }
}

test('two companies at work: neither list, address, search nor request leads from one to the other', async () => {
  const [{ page: first }, { page: second }] = [await product.arrive(), await product.arrive()]
  await signInToWorkAs(first, 'owner')
  const token = await storedToken(first)
  const listing = '{ jobs { totalCount items { id jobNumber customer { name } } } }'
  const reply = await product.stack.ask<{ jobs: { totalCount: number; items: ListedJob[] } }>(listing, {}, token ?? '')
  const job = reply.data?.jobs.items[0]
  if (!job) throw new Error('The first company has no job.')
  await first.getByText(job.customer.name).first().waitFor()

  await second.goto('/register')
  await signUp(second, product.stack, { type: 'Company', name: 'Next Door Plumbing', email: 'owner@next-door.test' })
  await second.goto('/jobs')
  await expect.poll(() => second.getByRole('tab', { name: /^All Visits/ }).innerText()).toMatch(/\D0$/)

  await searchJobs(first, job.customer.name)
  await first.getByRole('row', { name: new RegExp(job.jobNumber) }).waitFor()
  // A company without jobs has no search field: search by address.
  await second.goto(`/jobs?${new URLSearchParams({ q: job.customer.name })}`)
  await second.getByText('No data Found!').waitFor()
  expect(await second.getByRole('row', { name: new RegExp(job.jobNumber) }).count()).toBe(0)

  await first.goto(`/jobs/${job.id}`)
  await first.getByText(job.customer.name).first().waitFor()
  await second.goto(`/jobs/${job.id}`)
  await second.getByRole('alert').getByText('This job doesn’t exist, or you don’t have access to it').waitFor()
  expect(await second.getByText(job.customer.name).count()).toBe(0)

  const foreign = (await storedToken(second)) ?? ''
  expect(foreign).not.toBe('')
  expect(await product.stack.ask('{ jobs { totalCount } }', {}, foreign)).toEqual({ data: { jobs: { totalCount: 0 } } })
  const read = await product.stack.ask('query ($id: ID!) { job(id: $id) { id } }', { id: job.id }, foreign)
  expect([read.data, read.errors?.[0]?.extensions]).toMatchObject([null, { code: 'NOT_FOUND' }])
  const addNote = 'mutation ($input: AddJobNoteInput!) { addJobNote(input: $input) { __typename } }'
  const written = await product.stack.ask(addNote, { input: { jobId: job.id, note: 'Seen by a stranger' } }, foreign)
  expect([written.data, written.errors?.[0]?.extensions]).toMatchObject([{ addJobNote: null }, { code: 'NOT_FOUND' }])
  expect(await product.stack.ask(listing, {}, token ?? '')).toEqual(reply)
})

test('returns nothing without a token or with an invalid one', async () => {
  for (const token of [undefined, 'made-up']) {
    const { data, errors } = await product.stack.ask('{ jobs { totalCount } }', {}, token)
    expect([data, errors?.[0]?.extensions]).toMatchObject([null, { code: 'UNAUTHENTICATED' }])
  }
})
