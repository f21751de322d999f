import type { Page } from 'playwright-core'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { storeSession } from '../people/signIn.ts'
import { onProduct } from '../product.ts'

const product = onProduct('tiny')

interface ReportedJob {
  readonly id: string
  readonly jobNumber: string
  readonly status: string
  readonly customer: { readonly email: string | null }
}

/** A photo of one color, in base64. */
const photoOf = (page: Page, color: string): Promise<string> =>
  page.evaluate((fill) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 400, height: 300 })
    const context = canvas.getContext('2d')
    if (context) {
      context.fillStyle = fill
      context.fillRect(0, 0, 400, 300)
    }
    return canvas.toDataURL('image/jpeg').split(',', 2)[1] ?? ''
  }, color)

/** A finished job with a photo from before the work and one from after it. */
async function finishedJob(page: Page): Promise<ReportedJob> {
  const token = await product.stack.signIn('owner')
  const query = '{ jobs(input: { statuses: [COMPLETED], perPage: 100 }) { items { id jobNumber status customer { email } } } }'
  const { data } = await product.stack.ask<{ jobs: { items: ReportedJob[] } }>(query, {}, token)
  const job = data?.jobs.items.find(({ customer }) => customer.email !== null)
  if (!job) throw new Error('No job is finished.')
  const attachments = await Promise.all(
    (
      [
        ['before-tank.jpg', 'red'],
        ['after-tank.jpg', 'green'],
      ] as const
    ).map(async ([fileName, color]) => ({ fileName, contentType: 'image/jpeg', fileBase64: await photoOf(page, color) })),
  )
  const add = 'mutation ($input: AddJobNoteInput!) { addJobNote(input: $input) { __typename } }'
  await product.stack.ask(add, { input: { jobId: job.id, note: '2 photos', attachments } }, token)
  return job
}

test(
  'a finished job is reported to its customer: photos compared by keyboard, a PDF with both, and an email',
  { tags: 'nightly' },
  async () => {
    const { page } = await product.arrive()
    await storeSession(page, 'owner')
    const { id, jobNumber, customer } = await finishedJob(page)
    await page.goto(`/jobs/${id}`)
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Work report' }).click()

    const slider = page.getByRole('slider', { name: 'Compare before and after: tank.jpg' })
    await slider.focus()
    await page.keyboard.press('End')
    await expect.poll(() => slider.getAttribute('aria-valuetext')).toBe('100% before, 0% after')

    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download PDF' }).click()])
    expect(download.suggestedFilename()).toBe(`work-report-${jobNumber.toLowerCase()}.pdf`)
    const file = (await readFile(await download.path())).toString('latin1')
    expect(file.match(/\/I\d+ Do/g)).toHaveLength(2)
    expect(await page.getByRole('alert').count()).toBe(0)

    await page.getByRole('button', { name: 'Email' }).click()
    const dialog = page.getByRole('dialog')
    expect(await dialog.getByLabel('To').inputValue()).toBe(customer.email)
    await dialog.getByRole('button', { name: 'Send' }).click()
    await page.getByText(`Work report sent to ${customer.email}`).waitFor()
    expect(await product.stack.mailTo(customer.email ?? '')).toMatchObject({ subject: expect.stringContaining('Work report') })
  },
)
