import { signaturePathOf } from '@callout/contracts/forms/signature'
import { expect, onTestFinished } from 'vitest'
import { dayFromNow, seededCustomer } from '../people/bookJob.ts'
import { actOnVisit, askAsOwner, bookVisit, companyToday, MARCUS } from '../people/bookVisit.ts'
import { untilCached } from '../people/untilCached.ts'
import type { Stack } from '../stack.ts'
import {
  button,
  buttonFrom,
  cell,
  type EnginePage,
  field,
  heading,
  image,
  inDialog,
  link,
  menuItem,
  message,
  option,
} from './EnginePage.ts'

export type Flow = (page: EnginePage, stack: Stack) => Promise<void>
const PRIYA = '14'
const PHONE = [390, 844] as const
const DESKTOP = [1440, 900] as const

/** Signs in by the form, and waits for the start page. */
export async function signIn(page: EnginePage, stack: Stack, name: string): Promise<void> {
  await page.open(`${stack.url}/login`)
  await page.fill(field('Email'), `${name}@demo.test`)
  await page.fill(field('Password'), 'demo1234')
  await page.click(button('Sign in'))
  await page.see(heading('Today'))
}

/** What Marcus did to a job, the earliest first. */
async function historyOf(stack: Stack, id: string): Promise<string[]> {
  const query = 'query ($id: ID!) { jobHistory(jobId: $id, perPage: 50) { items { status note actor { id } } } }'
  interface Entry {
    readonly status: string | null
    readonly note: string | null
    readonly actor: { readonly id: string }
  }
  const { jobHistory } = await askAsOwner<{ jobHistory: { items: Entry[] } }>(stack, query, { id })
  const ownEntries = jobHistory.items.filter(({ actor }) => actor.id === MARCUS).toReversed()
  return ownEntries.map(({ status, note }) => [status, note].filter(Boolean).join(': '))
}

const visitOfToday = (title: string, startTime: string, endTime: string) =>
  ({ title, day: companyToday(), startTime, endTime, staffIds: [MARCUS] }) as const

export const technicianDay: Flow = async (page, stack) => {
  const job = await bookVisit(stack, visitOfToday('Thermostat', '23:50', '23:58'))
  await page.resize(...PHONE)
  await signIn(page, stack, 'staff')
  await page.click(link('Thermostat'))
  await page.see(heading(job.jobNumber))
  await page.click(button('On the way'))
  await page.click(inDialog(button('On the way')))
  await page.unsee('//*[@role="dialog"]')
  for (const step of ['Reached', 'Start']) {
    await page.click(button(step))
    await page.unsee(button(step))
  }
  await page.click(button('Finish'))
  await page.fill(inDialog(field('Work done')), 'Replaced')
  await page.click(inDialog(button('Finish')))
  await expect.poll(() => historyOf(stack, job.id)).toEqual(['ON_THE_WAY', 'REACHED', 'STARTED', 'COMPLETED: Replaced'])
}

const booking: Flow = async (page, stack) => {
  const customer = await seededCustomer(stack)
  await page.resize(...DESKTOP)
  await signIn(page, stack, 'owner')
  await page.open(`${stack.url}/jobs/new`)
  await page.fill(field('Customer'), customer)
  await page.click(option(customer))
  await page.fill(field('Category'), 'Plumbing')
  await page.click(option('Plumbing'))
  await page.fill(field('Title'), 'Water on the kitchen floor')
  await page.fill(field('Line items'), 'drain cl')
  await page.press('Enter')
  await page.see('//*[@aria-label="Line items"]/li[@aria-label="Drain cleaning"]')
  // By keys: free times that load move what is below them.
  const press = async (path: string): Promise<void> => {
    await page.focus(path)
    await page.press('Enter')
  }
  await press(buttonFrom('Another time'))
  await press(button('Next month'))
  const [year, month] = dayFromNow(0).split('-').map(Number)
  const next = new Date(Date.UTC(year ?? 0, month ?? 0, 15)).toISOString().slice(0, 10)
  await press(`//button[@data-date="${next}"][not(@data-outside)]`)
  await page.fill(field('Start time'), '9:00 AM')
  await page.press('Tab')
  await page.fill(field('End time'), '11:30 AM')
  await page.press('Tab', 'Control+Enter')
  await page.see(heading('J-'))
  const id = await page.evaluate(() => window.location.pathname.slice('/jobs/'.length))
  const query = 'query ($id: ID!) { job(id: $id) { title dates startTime endTime customer { name } lineItems { name } } }'
  const { job } = await askAsOwner<{ job: object }>(stack, query, { id })
  expect(job).toEqual({
    title: 'Water on the kitchen floor',
    dates: [next],
    startTime: '09:00',
    endTime: '11:30',
    customer: { name: customer },
    lineItems: [{ name: 'Drain cleaning' }],
  })
}

const boardByKeys: Flow = async (page, stack) => {
  const day = '2027-09-22'
  const job = await bookVisit(stack, { title: 'Boiler check', day, startTime: '09:15', endTime: '10:15', staffIds: [MARCUS] })
  await page.resize(...DESKTOP)
  await signIn(page, stack, 'owner')
  await page.open(`${stack.url}/schedule?view=day&date=${day}`)
  await page.focus(cell(job.jobNumber))
  await page.press('Space', 'ArrowDown', 'ArrowRight', 'ArrowRight', 'Enter')
  await page.see(message(`${job.jobNumber} moved to`))
  const query = 'query ($id: ID!) { job(id: $id) { startTime staff { id } } }'
  const saved = await askAsOwner<{ job: object }>(stack, query, { id: job.id })
  expect(saved.job).toEqual({ startTime: '10:15', staff: [{ id: PRIYA }] })
}

const invoice: Flow = async (page, stack) => {
  const job = await bookVisit(stack, visitOfToday('Filter change', '06:00', '06:30'))
  await actOnVisit(stack, job, 'START')
  const query = 'query ($id: ID!) { job(id: $id) { id jobNumber visits { id lockVersion } } }'
  const { job: started } = await askAsOwner<{ job: typeof job }>(stack, query, { id: job.id })
  await actOnVisit(stack, started, 'FINISH', { jobFinishedNotes: 'Done.' })
  await page.resize(...DESKTOP)
  await signIn(page, stack, 'owner')
  await page.open(`${stack.url}/jobs/${job.id}`)
  await page.click(button('Create invoice'))
  await page.click(inDialog(button('Create invoice')))
  await page.click(link('INV-'))
  await page.click(link('Record payment'))
  await page.fill(field('Reference'), 'Cash box')
  await page.click(button('Record payment'))
  await page.see(message('Payment Processed'))
  const paid = await askAsOwner<{ job: { invoice: object } }>(stack, 'query ($id: ID!) { job(id: $id) { invoice { status } } }', {
    id: job.id,
  })
  expect(paid.job.invoice).toEqual({ status: 'PAID' })
}

const signature: Flow = async (page, stack) => {
  const fields = [{ fieldKey: 'signature', name: 'Customer signature', dataType: 'SIGNATURE', isRequired: true }]
  const input = { formName: 'Hand-over', sections: [{ name: 'Handed over', fields }], attachTo: [{ module: 'jobs', actions: ['create'] }] }
  const create = 'mutation ($input: FormInput!) { createForm(input: $input) { id } }'
  const { createForm: form } = await askAsOwner<{ createForm: { id: string } }>(stack, create, { input })
  const job = await bookVisit(stack, { ...visitOfToday('Boiler service', '22:00', '22:30'), formIds: [form.id] })
  await page.resize(...PHONE)
  await signIn(page, stack, 'staff')
  await page.open(`${stack.url}/jobs/${job.id}/forms/${form.id}`)
  const pad = image('Sign here: Customer signature')
  await page.draw(
    pad,
    Array.from({ length: 12 }, (_, index) => ({ x: 0.1 + index * 0.07, y: 0.5 + 0.3 * Math.sin(index) })),
  )
  await page.fill(field('Signer’s name'), 'Carla Reyes')
  await page.click(button('Submit form'))
  const query = 'query ($id: ID!) { job(id: $id) { forms { formId jobFormId } } }'
  const submitted = async (): Promise<string | null> => {
    const read = await askAsOwner<{ job: { forms: { formId: string; jobFormId: string | null }[] } }>(stack, query, { id: job.id })
    return read.job.forms.find(({ formId }) => formId === form.id)?.jobFormId ?? null
  }
  await expect.poll(submitted).not.toBeNull()
  const answers = 'query ($id: ID!) { jobForm(id: $id) { answers { value signerName signatureImage } } }'
  const { jobForm } = await askAsOwner<{ jobForm: { answers: { signatureImage: string }[] } }>(stack, answers, { id: await submitted() })
  expect(jobForm.answers).toMatchObject([{ value: 'drawn', signerName: 'Carla Reyes' }])
  // A path of many points.
  expect(signaturePathOf(jobForm.answers[0]?.signatureImage ?? '')).toMatch(/^M\d+ \d+(L\d+ \d+){8,}$/)
}

const dayWithoutNetwork: Flow = async (page, stack) => {
  const job = await bookVisit(stack, visitOfToday('Leak in the cellar', '23:20', '23:30'))
  await page.resize(...PHONE)
  await signIn(page, stack, 'staff')
  await untilCached(page, [`Job/{"id":"${job.id}"}`])
  await stack.killGateway()
  onTestFinished(async () => {
    if (!(await fetch(stack.url).catch(() => null))) await stack.startGateway()
  })
  await page.open(`${stack.url}/jobs/${job.id}`)
  await page.click(button('On the way'))
  await page.see(buttonFrom('1 waiting'))
  await page.fill(field('New note'), 'No light down here')
  await page.click(button('Add note'))
  await page.see(buttonFrom('2 waiting'))
  await page.open(`${stack.url}/`)
  await page.see(link('Leak in the cellar'))
  await page.see(buttonFrom('2 waiting'))
  await stack.startGateway()
  await expect.poll(() => historyOf(stack, job.id)).toEqual(['ON_THE_WAY', 'No light down here'])
  await page.unsee(buttonFrom('2 waiting'))
}

const backAfterSignOut: Flow = async (page, stack) => {
  await page.resize(...DESKTOP)
  await signIn(page, stack, 'owner')
  await page.open(`${stack.url}/jobs`)
  await page.click('//*[@data-row-link]')
  await page.see(heading('J-'))
  const title = await page.evaluate(() => document.querySelector('h1')?.textContent ?? '')
  await page.click(buttonFrom('Account: '))
  await page.click(menuItem('Sign out'))
  await page.see(heading('Sign in'))
  for (let step = 0; step < 2; step += 1) {
    await page.back()
    await page.see(heading('Sign in'))
    const [text, token] = await page.evaluate(() => [document.body.innerText, String(localStorage.getItem('authToken'))])
    expect([text?.includes(title), token]).toEqual([false, 'null'])
  }
}

export const flows: Readonly<Record<string, Flow>> = {
  'a technician works the visit of the day from a phone': technicianDay,
  'the owner books a job': booking,
  'a visit is moved on the board by keys': boardByKeys,
  'a finished job is invoiced and paid': invoice,
  'a customer signs on a form': signature,
  'Back after signing out shows nothing of the user': backAfterSignOut,
  'steps without a network are sent when the gateway is back': dayWithoutNetwork,
}
