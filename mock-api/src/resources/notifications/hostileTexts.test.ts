import { endpoints } from '@callout/contracts/endpoints'
import { progressLabels } from '@callout/contracts/jobs/status/progressLabel'
import { jobStatus } from '@callout/contracts/jobs/status/status'
import { hostileTexts } from '@callout/contracts/text/hostileTexts'
import { beforeAll, describe, expect, test } from 'vitest'
import { bookingOf, servedCustomer } from '../../testing/booking.ts'
import { readPdf } from '../../testing/readPdf.ts'
import { type TestApp, testApp } from '../../testing/testApp.ts'
import { defaultTemplates } from './defaultTemplates.ts'

const { createJob, manageJob, listJobHistory } = endpoints.jobs
const { getCustomerNotificationSettings, listClientNotifications, listNotifications } = endpoints.notifications
const { createForm, downloadSavedJobForm } = endpoints.forms

let mock: TestApp
let owner: string
let staff: string
beforeAll(async () => {
  mock = testApp()
  owner = await mock.signIn('owner')
  staff = await mock.signIn('staff')
})

/** No double braces, which could look like a variable. */
const sent = (text: string): string => text.replace(/\{{2,}/g, '{').replace(/\}{2,}/g, '}')
const STAFF = 13

/** A job whose customer, title and notes are such a text, put where no rule of a form stands before it. */
async function hostileJob(text: string) {
  const { customer } = servedCustomer(mock)
  mock.store.customers.update(customer.id, { name: text, first_name: text })
  mock.store.companies.update(1, { name: text, payment_terms: text, invoice_footer: text })
  const booked = await mock.read(createJob, { ...bookingOf(mock), dates: ['2026-07-02'], staff_ids: [STAFF], allow_clash: true }, owner)
  mock.store.jobs.update(booked.id, { title: text, customer_name: text })
  return { id: booked.id, visit_id: booked.visits?.[0]?.id ?? 0 }
}
const lockOf = (visitId: number) => mock.store.visits.get(visitId)?.lock_version ?? 0
const act = async ({ id, visit_id }: { id: number; visit_id: number }, action: object, token = owner) =>
  mock.read(manageJob, { job_id: id, visit_id, lock_version: lockOf(visit_id), allow_clash: true, ...action } as never, token)

const tagsOf = (html: string): string[] => html.match(/<[a-z!/][^\s>]*/gi) ?? []
/** Texts within a PDF: what stands between parentheses, where those of the text itself are escaped. */
const pdfTexts = /\((?:\\[\s\S]|[^\\()])*\)/g
/** Metadata of a PDF in XML, where markup of names is escaped. */
const described = /<rdf:RDF [\s\S]*?<\/rdf:RDF>/
/** Actions in the file that a reader could start. */
const runs = (pdf: Buffer): string[] =>
  pdf
    .toString('latin1')
    .replace(described, '')
    .replaceAll(pdfTexts, '()')
    .match(/\/(JavaScript|JS|OpenAction|AA|Launch|URI|EmbeddedFile)\b/g) ?? []

describe('of hostile words', () => {
  test.each(Object.entries(hostileTexts))('%s: the exact text of preview, mail and log is the same', async (_, text) => {
    const job = await hostileJob(text)
    const about = { job_id: job.id, visit_id: job.visit_id, date: '2026-07-03', start_time: '13:00' }
    const { settings } = await mock.read(getCustomerNotificationSettings, about, owner)
    const shown = settings.find(({ event }) => event === 'visit_moved')?.preview
    expect(shown?.body).toContain(sent(text))
    await act(job, { action: 'reschedule', date: '2026-07-03', start_time: '13:00', end_time: '14:00', notify_customer: true })
    const [mail] = await mock.control<{ subject: string; body: string }[]>('GET', '/outbox')
    expect(mail).toMatchObject({ subject: shown?.subject, body: shown?.body })
    expect(mail?.subject).not.toMatch(/\p{Cc}/u)
    const { client_notifications } = await mock.read(listClientNotifications, { job_id: job.id }, owner)
    expect(client_notifications).toMatchObject([{ body: shown?.body, client_name: text }])
  })

  test.each(Object.entries(hostileTexts))('%s: bell and timeline hold it as it is', async (_, text) => {
    const job = await hostileJob(text)
    await act(job, { action: 'decline', reason: text.slice(0, 200) }, staff)
    const { notifications } = await mock.read(listNotifications, { per_page: 50 }, owner)
    expect(notifications.find(({ job_id }) => job_id === job.id)?.body).toContain(text.slice(0, 200).trim())
    const { history } = await mock.read(listJobHistory, { job_id: job.id }, owner)
    expect(history.some(({ note }) => note?.includes(text.slice(0, 200).trim()))).toBe(true)
  })

  test.each(Object.entries(hostileTexts))('%s: the page of a confirmation link has no tag of it', async (_, text) => {
    const page = async (message: string) => {
      const job = await hostileJob(message)
      await act(job, { action: 'reschedule', date: '2026-07-04', start_time: '13:00', end_time: '14:00', notify_customer: true })
      const [mail] = await mock.control<{ body: string }[]>('GET', '/outbox')
      const url = new URL(/http\S+\/visits\/\d+\/\S+/.exec(mail?.body ?? '')?.[0] ?? '')
      return (await mock.app.inject({ method: 'GET', url: url.pathname })).body
    }
    const [plain, hostile] = [await page('Boiler service'), await page(text)]
    expect(tagsOf(hostile)).toEqual(tagsOf(plain))
    expect(hostile).not.toMatch(/[\0\u202A-\u202E\u2066-\u2069]/)
  })

  test('the papers of an invoice and of a form run none of them, and say them', async () => {
    const all = Object.values(hostileTexts)
    const [invoice] = mock.store.invoices.by('unpaid', 1)
    if (!invoice) throw new Error('The seed has an unpaid invoice')
    const [line] = mock.store.jobs.get(invoice.job_id)?.line_items ?? []
    const lines = all.map((text, index) => ({ ...line, id: index + 1, name: text, description: text }))
    mock.store.jobs.update(invoice.job_id, { line_items: lines as never })
    const bill = await mock.read(endpoints.invoices.getInvoice, { invoice_id: invoice.id, format: 'pdf' }, owner)
    const fields = all.map((text, index) => ({ field_key: `f${index}`, name: text.slice(0, 100), data_type: 'textbox' as const }))
    const section = [{ section: { name: 'Checks' }, fields }]
    const form = await mock.read(createForm, { form_name: all[0], fields_schema: section, attach_to: [] } as never, owner)
    const job = await mock.read(createJob, { ...bookingOf(mock), form_ids: [form.id], allow_clash: true }, owner)
    const answers = all.map((text, index) => ({ field_key: `f${index}`, value: text.slice(0, 150) }))
    const saved = await mock.call('POST', '/jobs/save_job_form', {
      token: owner,
      body: { form_id: form.id, job_id: job.id, status: 1, answers },
    })
    expect(saved.responseMessage).toBe('Success')
    const { id } = saved.responseData as { id: number }
    const filled = await mock.read(downloadSavedJobForm, { job_form_id: id, format: 'pdf' }, owner)
    for (const { file_base64 } of [bill, filled]) {
      const pdf = Buffer.from(file_base64 ?? '', 'base64')
      expect(runs(pdf)).toEqual([])
      const text = (await readPdf(pdf)).pages
        .map((page) => page.text)
        .join(' ')
        .replaceAll(/\s/g, '')
      for (const message of ['<script>alert(1)</script>', '<imgsrc=xonerror=alert(1)>', '&amp;amp;', '{{company_email}}'])
        expect(text).toContain(message)
    }
  })
})

describe('a customer reads of progress', () => {
  /** Spec §4, as the staff reads it, where the customer's table has other words. */
  const ofStaff = ['Unassigned', 'Assigned', 'Staff On The Way', 'Service Started', 'Invoice Created', 'Completed', 'Unscheduled']
  /** Spec §4: the alternative labels of the staff's numbers, written by hand. */
  const ofCustomer: Readonly<Record<number, string>> = {
    0: 'Job Scheduled',
    1: 'Job Scheduled',
    2: 'On the way',
    3: 'Staff Reached',
    4: 'Job Started',
    5: 'Generate Invoice',
    6: 'Job Finished',
    7: 'Cancelled',
    8: 'Declined',
    11: 'Job Scheduled',
  }

  test('the labels of the spec on the page of a confirmation link, whatever the status', async () => {
    const job = await hostileJob('Boiler service')
    await act(job, { action: 'reschedule', date: '2026-07-05', start_time: '13:00', end_time: '14:00', notify_customer: true })
    const [mail] = await mock.control<{ body: string }[]>('GET', '/outbox')
    const { pathname } = new URL(/http\S+\/visits\/\d+\/\S+/.exec(mail?.body ?? '')?.[0] ?? '')
    for (const { code } of Object.values(jobStatus)) {
      mock.store.visits.update(job.visit_id, { status: code })
      const { body } = await mock.app.inject({ method: 'GET', url: pathname })
      expect(/Where it stands<\/dt><dd>([^<]*)/.exec(body)?.[1]).toBe(ofCustomer[code])
    }
  })

  test('no word of the staff’s in what is sent by default, and the spec’s label in what tells of a step', async () => {
    const texts = Object.values(defaultTemplates).flatMap(({ email, sms }) => [email.subject, email.body, sms.subject, sms.body])
    for (const label of ofStaff) expect(texts.filter((text) => text.includes(label))).toEqual([])
    const job = await hostileJob('Boiler service')
    const getMessage = async () => (await mock.control<{ body: string }[]>('GET', '/outbox'))[0]?.body
    await act(job, { action: 'reached', notify_customer: true })
    expect(await getMessage()).toContain('Status: Staff Reached')
    await act(job, { action: 'start', notify_customer: true })
    expect(await getMessage()).toContain('Status: Job Started')
    expect(Object.values(progressLabels)).toEqual(expect.arrayContaining(['Staff Reached', 'Job Started']))
    const { client_notifications } = await mock.read(listClientNotifications, { job_id: job.id }, owner)
    expect(client_notifications[0]?.body).toContain('Status: Job Started')
  })
})
