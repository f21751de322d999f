import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
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
import { type ChosenFile, pdf, picture } from './people/chosenFiles.ts'
import { storeSession } from './people/signIn.ts'
import { onProduct } from './product.ts'

const product = onProduct('tiny')

/** Chooses files as the dialog of the browser gives them. */
async function choose(page: Page, ...files: readonly ChosenFile[]): Promise<void> {
  const [dialog] = await Promise.all([page.waitForEvent('filechooser'), page.getByRole('button', { name: 'Add files' }).click()])
  expect(dialog.isMultiple()).toBe(true)
  await dialog.setFiles([...files])
}

const attached = (page: Page): Locator => page.getByRole('list', { name: 'Attached files' }).getByRole('listitem')
const onJob = (page: Page): Locator => page.getByRole('region', { name: 'Attachments' }).getByRole('link')

/** A job of Marcus Bell's, but for its files. */
async function fillIn(page: Page, title: string, day: string): Promise<void> {
  await openNewJob(page)
  await takeCustomer(page, await seededCustomer(product.stack))
  await takeCategory(page, 'Plumbing')
  await field(page, 'Title').fill(title)
  await takeDay(page.getByRole('group', { name: 'Dates', exact: true }), day)
  await typeTimes(page, '13:00', '14:15')
  await page
    .getByRole('group', { name: /^Technicians/ })
    .getByRole('checkbox', { name: /Marcus Bell/ })
    .check()
  await addLine(page, 'drain cleaning')
}

/** Whether this browser keeps the content of a draft's files. */
const keepsFiles = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    if (!(await indexedDB.databases()).some(({ name }) => name === 'callout-drafts')) return false
    const settled = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve) => request.addEventListener('success', () => resolve(request.result)))
    const database = await settled(indexedDB.open('callout-drafts'))
    const count = await settled(database.transaction('files').objectStore('files').count())
    database.close()
    return count > 0
  })

interface Fetched {
  readonly status: number
  readonly kind: string | null
  readonly bytes: Buffer
}
/** The content at a file's address. */
async function fetched(address: string): Promise<Fetched> {
  const reply = await fetch(address)
  return { status: reply.status, kind: reply.headers.get('content-type'), bytes: Buffer.from(await reply.arrayBuffer()) }
}

const addressesOn = (page: Page): Promise<string[]> =>
  onJob(page).evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))

test('files that are chosen for a job survive a reload and a refused file, and stand on the job as they were chosen', async () => {
  const { page } = await product.arrive()
  const [sink, quote] = [picture('Sink.png', 60, 40), pdf('Quote for “Süd”.pdf', 48_200)]
  await storeSession(page, 'owner')
  await fillIn(page, 'Sink with pictures', weekdayFrom(21, 2))
  await choose(page, sink, quote)
  await expect.poll(() => attached(page).allInnerTexts()).toEqual(['Sink.png\n7 kB', 'Quote for “Süd”.pdf\n48 kB'])

  await expect.poll(() => keepsFiles(page)).toBe(true)
  await page.reload()
  await seeForm(page, 'New job')
  await page.getByText('Draft restored').waitFor()
  await expect.poll(() => attached(page).allInnerTexts()).toEqual(['Sink.png\n7 kB', 'Quote for “Süd”.pdf\n48 kB'])

  const wide = picture('Cellar.png', 1700, 500)
  await choose(page, pdf('Manual.pdf', 2_000_001), { ...quote, name: 'page.html', mimeType: 'text/html' }, wide)
  await page.getByText('Manual.pdf: A file can be up to 2 MB').waitFor()
  await page.getByText('page.html: Choose an image, PDF, text file or Office document').waitFor()
  await attached(page).filter({ hasText: 'Cellar.jpg' }).waitFor()
  expect(await attached(page).count()).toBe(3)
  await choose(page, ...['Floor 1.pdf', 'Floor 2.pdf', 'Floor 3.pdf'].map((name) => pdf(name, 1_900_000)))
  await page.getByText('Add up to 5 MB at a time').waitFor()
  for (const floor of [3, 2, 1]) await page.getByRole('button', { name: `Remove Floor ${floor}.pdf` }).click()
  await page.getByText('Add up to 5 MB at a time').waitFor({ state: 'detached' })
  expect(await attached(page).count()).toBe(3)
  expect(await field(page, 'Title').inputValue()).toBe('Sink with pictures')

  await saveButton(page).click()
  const id = await seeJob(page)
  await onJob(page).nth(2).waitFor()
  expect((await onJob(page).allInnerTexts()).slice(0, 2)).toEqual(['Sink.png\n7 kB', 'Quote for “Süd”.pdf\n48 kB'])
  const shown = page.getByRole('region', { name: 'Attachments' }).getByRole('img', { name: 'Image: Cellar.jpg' })
  await shown.scrollIntoViewIfNeeded()
  await expect
    .poll(() => shown.evaluate((image) => [(image as HTMLImageElement).naturalWidth, (image as HTMLImageElement).naturalHeight]))
    .toEqual([1600, 471])
  const [first = '', second = '', third = ''] = await addressesOn(page)
  expect(await fetched(first)).toEqual({ status: 200, kind: 'image/png', bytes: sink.buffer })
  expect(await fetched(second)).toEqual({ status: 200, kind: 'application/pdf', bytes: quote.buffer })
  const [opened] = await Promise.all([page.waitForEvent('popup'), onJob(page).first().click()])
  await expect.poll(() => opened.locator('img').evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(60)
  await opened.close()

  await page.goto(`/jobs/${id}/edit`)
  await seeForm(page, 'Edit job')
  await page.getByRole('button', { name: 'Remove Sink.png' }).click()
  await saveButton(page, 'Review changes').click()
  const dialog = page.getByRole('dialog', { name: 'Save these changes?' })
  await dialog.getByRole('checkbox', { name: /I’ve reviewed these changes/ }).check()
  await dialog.getByRole('button', { name: /^Save/ }).click()
  await seeJob(page)
  await expect.poll(() => addressesOn(page)).toEqual([second, third])
  expect((await fetched(first)).status).toBe(404)
  expect((await fetched(second)).bytes).toEqual(quote.buffer)
})

test(
  'the files of a job are for who sees the job: its staff, but no other company, and their addresses are not guessed',
  { tags: 'nightly' },
  async () => {
    const [{ page: owner }, { page: staff }, { page: outsider }] = [await product.arrive(), await product.arrive(), await product.arrive()]
    const plan = pdf('Plan.pdf', 5000)
    await storeSession(owner, 'owner')
    await fillIn(owner, 'Pipes behind the wall', weekdayFrom(21, 3))
    await choose(owner, plan, pdf('Other plan.pdf', 5000))
    await attached(owner).nth(1).waitFor()
    await saveButton(owner).click()
    const id = await seeJob(owner)
    await onJob(owner).nth(1).waitFor()
    const [address = '', other = ''] = await addressesOn(owner)

    await storeSession(staff, 'staff')
    await staff.goto(`/jobs/${id}`)
    await onJob(staff).nth(1).waitFor()
    const [ofStaff = ''] = await addressesOn(staff)
    expect((await fetched(ofStaff)).bytes).toEqual(plan.buffer)

    await storeSession(outsider, 'individual')
    await outsider.goto(`/jobs/${id}`)
    await outsider.getByRole('alert').getByText('This job doesn’t exist, or you don’t have access to it').waitFor()
    expect(await onJob(outsider).count()).toBe(0)
    const query = 'query ($id: ID!) { job(id: $id) { attachments { fileUrl } } }'
    const { data, errors } = await product.stack.ask(query, { id }, await product.stack.signIn('individual'))
    expect([data, errors?.[0]?.extensions]).toMatchObject([null, { code: 'NOT_FOUND' }])

    const getKey = (path: string): string => new URL(path).pathname.split('/')[2] ?? ''
    expect(getKey(address)).toMatch(/^[\da-f]{32}$/)
    expect(getKey(address)).not.toBe(getKey(other))
    for (const guess of [getKey(address).slice(0, -1), id, '1'])
      expect((await fetched(address.replace(getKey(address), guess))).status).toBe(404)
  },
)
