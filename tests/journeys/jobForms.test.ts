import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openWithin, seriousFindings } from './looks.ts'
import { picture } from './people/chosenFiles.ts'
import { signByFinger } from './people/signByFinger.ts'
import { giveCredentials } from './people/signIn.ts'
import { untilCached } from './people/untilCached.ts'
import { onProduct } from './product.ts'

const product = onProduct('tiny', true)
const MARCUS = '13'
const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Chicago' }).format()

async function asOwner<Data>(query: string, variables: Record<string, unknown> = {}): Promise<Data> {
  const { data, errors } = await product.stack.ask<Data>(query, variables, await product.stack.signIn('owner'))
  if (!data) throw new Error(JSON.stringify(errors))
  return data
}

interface Trade {
  readonly id: string
  readonly name: string
}

async function someTrade(): Promise<Trade> {
  const { ownCategories } = await asOwner<{ ownCategories: { items: Trade[] } }>('{ ownCategories { items { id name } } }')
  const [trade] = ownCategories.items
  if (!trade) throw new Error('The company has no category.')
  return trade
}

interface Booked {
  readonly id: string
  readonly jobNumber: string
  readonly total: number
  readonly customer: { readonly email: string }
  readonly visits: readonly { readonly id: string; readonly lockVersion: number }[]
}

/** A started visit of today for Marcus, without forms. */
async function bookAndStart(categoryId: string): Promise<Booked> {
  const { customers } = await asOwner<{ customers: { items: { id: string; email: string | null; properties: { id: string }[] }[] } }>(
    '{ customers(input: { perPage: 20 }) { items { id email properties { id } } } }',
  )
  const customer = customers.items.find(({ email, properties }) => email && properties.length > 0)
  const input = {
    customerId: customer?.id,
    propertyId: customer?.properties[0]?.id,
    categoryId,
    title: 'Boiler service',
    dates: [today],
    startTime: '23:00',
    endTime: '23:30',
    staffIds: [MARCUS],
    allowClash: true,
    lineItems: [{ name: 'Service', quantity: 1, amount: 80 }],
  }
  const { createJob: job } = await asOwner<{ createJob: Booked }>(
    'mutation ($input: JobInput!) { createJob(input: $input) { id jobNumber total customer { email } visits { id lockVersion } } }',
    { input },
  )
  const [visit] = job.visits
  await asOwner('mutation ($input: ManageJobInput!) { manageJob(input: $input) { visit { id } } }', {
    input: { jobId: job.id, visitId: visit?.id, lockVersion: visit?.lockVersion, action: 'START' },
  })
  return job
}

const question = (page: Page, name: string): Locator =>
  page.locator('[data-built-question]').filter({ has: page.locator(`input[value="${name}"]`) })
const handle = (page: Page, name: string): Locator => page.getByRole('button', { name: `Move the question ${name}: arrow keys` })
const order = async (page: Page): Promise<string[]> =>
  (
    await page
      .getByRole('button', { name: /^Move the question/ })
      .evaluateAll((all) => all.map((item) => item.getAttribute('aria-label') ?? ''))
  ).map((label) => label.slice('Move the question '.length, -': arrow keys'.length))

/** Takes it by its handle and lets it go in the middle of the other one. */
async function drag(page: Page, name: string, onto: string): Promise<void> {
  const middle = async (element: Locator) => {
    const box = await element.boundingBox()
    if (!box) throw new Error('Nothing to drag.')
    return [box.x + box.width / 2, box.y + box.height / 2] as const
  }
  const from = handle(page, name)
  await from.scrollIntoViewIfNeeded()
  await page.mouse.move(...(await middle(from)))
  await page.mouse.down()
  const [x, y] = await middle(handle(page, onto))
  await page.mouse.move(x, y + 4, { steps: 8 })
  await page.mouse.up()
}

/** Two sections: a choice that shows another question, and a signature. */
async function buildForm(page: Page, trade: string): Promise<void> {
  await page.goto('/forms/new')
  await giveCredentials(page, 'owner')
  await page.getByRole('textbox', { name: /^Form name/ }).fill('Boiler hand-over')
  await page.getByRole('textbox', { name: /^Section 1/ }).fill('Checks')
  const names = page.getByRole('textbox', { name: /^Question/ })
  const kinds = page.getByRole('combobox', { name: 'Answer' })
  await names.nth(0).fill('Where it leaks')
  await page.getByRole('button', { name: 'Add question' }).click()
  await names.nth(1).fill('State of the boiler')
  await kinds.nth(1).selectOption('Multiple choice')
  await page.getByRole('textbox', { name: /^Answer 1 of/ }).fill('In order')
  await page.keyboard.press('Tab')
  await page.getByRole('textbox', { name: /^Answer 2 of/ }).fill('Leaking')
  expect(await order(page)).toEqual(['Where it leaks', 'State of the boiler'])
  await drag(page, 'State of the boiler', 'Where it leaks')
  expect(await order(page)).toEqual(['State of the boiler', 'Where it leaks'])

  await page.getByRole('button', { name: 'Actions for the question Where it leaks' }).click()
  await page.getByRole('menuitem', { name: 'Ask only if' }).click()
  await page.getByRole('combobox', { name: 'is', exact: true }).selectOption('Leaking')
  for (const required of await page.getByRole('checkbox', { name: 'Required' }).all()) await required.check()
  await page.getByRole('button', { name: 'Add question' }).click()
  await names.nth(2).fill('Photo of the valve')
  await kinds.nth(2).selectOption('Photos')
  await page.getByRole('button', { name: 'Add section' }).click()
  await page.getByRole('textbox', { name: /^Section 2/ }).fill('Handed over')
  await names.nth(3).fill('Customer signature')
  await kinds.nth(3).selectOption('Signature')
  await page.getByRole('textbox', { name: 'Agreement text' }).fill('I accept the work as it was done.')
  await page.getByRole('checkbox', { name: 'Required' }).nth(3).check()
  const preview = page.getByRole('region', { name: 'Preview on a phone' })
  await preview.getByRole('radio', { name: 'Leaking' }).click()
  await preview.getByRole('textbox', { name: 'Where it leaks' }).waitFor()
  await page.getByRole('checkbox', { name: 'Add automatically' }).check()
  await page.getByRole('checkbox', { name: 'Required to finish' }).check()
  await page.getByRole('checkbox', { name: trade, exact: true }).check()
  await page.getByRole('button', { name: 'Save form' }).first().click()
  await page.getByRole('link', { name: /^Boiler hand-over/ }).waitFor()
}

/** The technician signs in; meanwhile the phone keeps the product for times without a network. */
async function beginDay(phone: Page): Promise<void> {
  await phone.goto('/login')
  await giveCredentials(phone, 'staff')
  await phone.getByRole('heading', { name: 'Today', level: 1 }).waitFor()
}

/** What the page under this address holds as bytes, as the button gives them. */
async function downloaded(page: Page): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download PDF' }).click()])
  return readFile(await download.path())
}

interface MailWithPaper {
  readonly attachments: readonly { readonly sha256: string }[]
}

test(
  'a form is built, comes with a job of its category, is signed by finger where there is no network, is mailed as it is downloaded, and stays as it was signed',
  { tags: 'nightly', timeout: 900_000 },
  async (context) => {
    const { page: office } = await product.arrive('desktop', context)
    const trade = await someTrade()
    const { page: phone, provoke } = await product.arrive('phone', context, 'with workers')
    await Promise.all([buildForm(office, trade.name), beginDay(phone)])
    const job = await bookAndStart(trade.id)
    const { forms } = (
      await asOwner<{ job: { forms: { formId: string; formName: string; isRequired: boolean }[] } }>(
        'query ($id: ID!) { job(id: $id) { forms { formId formName isRequired } } }',
        { id: job.id },
      )
    ).job
    const form = forms.find(({ formName }) => formName === 'Boiler hand-over')
    expect(form?.isRequired).toBe(true)
    await phone.goto(`/jobs/${job.id}`)
    await untilCached(phone, [`Job/{"id":"${job.id}"}`, `FormToFill/{"id":"${form?.formId}"}`])

    provoke('no connection')
    await phone.context().setOffline(true)
    await phone.getByRole('button', { name: 'Finish', exact: true }).tap()
    const missing = phone.getByRole('dialog').getByRole('link', { name: 'Boiler hand-over' })
    expect(await seriousFindings(phone, 'all', '[role="dialog"]')).toEqual([])
    await missing.tap()
    await phone.getByRole('heading', { name: 'Boiler hand-over', level: 1 }).waitFor()
    await phone.getByRole('button', { name: 'Submit form' }).tap()
    await phone.getByText('2 answers are missing').waitFor()
    expect(await seriousFindings(phone)).toEqual([])
    await phone.getByRole('radio', { name: 'Leaking' }).tap()
    await phone.getByRole('textbox', { name: 'Where it leaks' }).fill('At the valve')
    await phone.getByLabel('Photos of Photo of the valve').setInputFiles(picture('valve.png', 1600, 900))
    await phone.getByRole('img', { name: 'Photo of the valve, 1 of 1' }).waitFor()
    await phone.getByText('I accept the work as it was done.').waitFor()
    await signByFinger(phone, phone.getByRole('img', { name: 'Sign here: Customer signature' }))
    await phone.getByRole('textbox', { name: 'Signer’s name' }).fill('Carla Reyes')
    await phone.getByRole('button', { name: 'Submit form' }).tap()
    await phone.getByRole('button', { name: '1 waiting' }).waitFor()
    await phone.getByRole('button', { name: 'Finish', exact: true }).tap()
    const end = phone.getByRole('dialog')
    await end.getByLabel('Work done').fill('Serviced')
    expect(await missing.count()).toBe(0)
    await end.getByRole('button', { name: 'Finish', exact: true }).tap()
    await phone.getByRole('button', { name: '2 waiting' }).waitFor()
    await phone.context().setOffline(false)
    await phone.getByRole('button', { name: /waiting/ }).waitFor({ state: 'detached' })

    await openWithin(office, `/jobs/${job.id}`)
    await office.getByText('Completed').first().waitFor()
    await office.getByRole('link', { name: 'Boiler hand-over' }).click()
    await office.getByText('At the valve').waitFor()
    const taken = office.getByRole('img', { name: 'Photo of the valve, 1 of 1' })
    const { width, height } = await taken.evaluate((item: HTMLImageElement) => ({ width: item.naturalWidth, height: item.naturalHeight }))
    expect(width).toBeLessThanOrEqual(1280)
    expect(width / height).toBeCloseTo(16 / 9, 2)
    await office.getByRole('img', { name: 'Signature of Carla Reyes' }).waitFor()
    await office.getByText(/^Signed at a total of/).waitFor()
    expect(await seriousFindings(office)).toEqual([])
    const before = await office.getByRole('main').innerText()
    const paper = await downloaded(office)
    expect(paper.subarray(0, 5).toString()).toBe('%PDF-')
    await office.getByRole('button', { name: 'Send' }).click()
    const letter = office.getByRole('dialog')
    expect(await letter.getByLabel('To').inputValue()).toBe(job.customer.email)
    await letter.getByRole('button', { name: 'Send' }).click()
    await office.getByText(`Boiler hand-over sent to ${job.customer.email}.`).waitFor()
    const mail = (await product.stack.mailTo(job.customer.email)) as unknown as MailWithPaper
    expect(mail.attachments.map(({ sha256 }) => sha256)).toEqual([createHash('sha256').update(paper).digest('hex')])

    const address = office.url()
    await openWithin(office, '/forms')
    await office.getByRole('link', { name: /^Boiler hand-over/ }).click()
    await office.getByRole('textbox', { name: /^Form name/ }).fill('Another form')
    await question(office, 'State of the boiler')
      .getByRole('textbox', { name: /^Question/ })
      .fill('Any other question')
    await office.getByRole('button', { name: 'Save form' }).first().click()
    await office.getByText('Another form updated. Now version 2.').waitFor()
    await office.goto(address)
    await office.getByText('At the valve').waitFor()
    expect(await office.getByRole('main').innerText()).toBe(before)
    expect((await downloaded(office)).equals(paper)).toBe(true)
  },
)
