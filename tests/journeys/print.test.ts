import { expect, test } from 'vitest'
import { amountsIn, seeJob } from './people/bookJob.ts'
import { pagesOfPdf } from './people/pagesOfPdf.ts'
import { storeSession } from './people/signIn.ts'
import { onProduct } from './product.ts'

const product = onProduct('tiny')
const NOTE = 'Pays late, so ask for the deposit.'

interface PrintableJob {
  readonly id: string
  readonly jobNumber: string
  readonly customer: { readonly name: string }
  readonly property: { readonly address: string }
  readonly visits: readonly { readonly staff: readonly { readonly name: string }[] }[]
  readonly lineItems: readonly { readonly name: string }[]
}

/** A job with several visits and internal notes. */
async function jobToPrint(): Promise<PrintableJob> {
  const query = `{ jobs(input: { perPage: 100 }) { items { id jobNumber customer { name } property { address } visits { staff { name } }
    lineItems { name } } } }`
  const token = await product.stack.signIn('owner')
  const { data } = await product.stack.ask<{ jobs: { items: PrintableJob[] } }>(query, {}, token)
  const job = data?.jobs.items.find(({ visits, lineItems }) => visits.length > 1 && lineItems.length > 1)
  if (!job) throw new Error('No job has several visits.')
  const addNote = 'mutation ($input: AddJobNoteInput!) { addJobNote(input: $input) { __typename } }'
  await product.stack.ask(addNote, { input: { jobId: job.id, note: NOTE } }, token)
  return job
}

test('a job is printed for the customer: visits, lines and sums on white paper, and nothing of the screen around it', async () => {
  const { page } = await product.arrive()
  const job = await jobToPrint()
  await page.addInitScript(() => {
    window.print = () =>
      document.documentElement.setAttribute('data-printed', `${document.documentElement.getAttribute('data-printed') ?? ''}I`)
  })
  const printed = (): Promise<string | null> => page.locator('html').getAttribute('data-printed')
  await storeSession(page, 'owner')
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(`/jobs/${job.id}`)
  await seeJob(page)
  await page.getByText(NOTE).waitFor()
  const sums = await amountsIn(page.getByRole('region', { name: 'Line items' }))
  expect(sums.at(-1)).toMatch(/^\$[\d,]+\.\d\d$/)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Print' }).click()
  await expect.poll(printed).toBe('I')
  await page.keyboard.press('p')
  await expect.poll(printed).toBe('II')

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const sheet = page.locator('[data-job-sheet]')
  await sheet.waitFor()
  const text = await sheet.innerText()
  const staff = job.visits.flatMap((visit) => visit.staff.map(({ name }) => name))
  for (const word of [job.jobNumber, job.customer.name, job.property.address, ...staff, ...job.lineItems.map(({ name }) => name)])
    expect(text).toContain(word)
  expect(text).not.toContain(NOTE)
  expect(await sheet.getByRole('table').first().getByRole('row').count()).toBe(1 + job.visits.length)
  expect(await sheet.getByRole('table').last().getByRole('row').count()).toBe(1 + job.lineItems.length)
  expect(await amountsIn(sheet)).toEqual(expect.arrayContaining(sums))
  expect(await page.locator('body').innerText()).toBe(text)
  for (const role of ['navigation', 'main', 'button', 'link'] as const) expect(await page.getByRole(role).count()).toBe(0)
  expect(await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)).toBe('rgb(255, 255, 255)')

  const pages = pagesOfPdf(await page.pdf({ format: 'A4' }))
  expect(pages).toHaveLength(1)
  for (const word of [job.jobNumber, job.customer.name, sums.at(-1)]) expect(pages[0]).toContain(word)
  expect(pages[0]).not.toContain('More actions')

  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('button', { name: 'More actions' }).waitFor()
  expect(await sheet.isVisible()).toBe(false)
})
