import { endpoints } from '@callout/contracts/endpoints'
import { beforeEach, describe, expect, test } from 'vitest'
import { bookingOf, servedCustomer } from '../../testing/booking.ts'
import { type TestApp, testApp } from '../../testing/testApp.ts'

const { createJob } = endpoints.jobs
const { cashOut } = endpoints.invoices
const {
  getCustomerNotificationSettings,
  updateCustomerNotificationSettings,
  updateMessageTemplate,
  deleteMessageTemplate,
  createMessageTemplate,
  listMessageTemplates,
  listClientNotifications,
  updateCompanyNotificationSettings,
} = endpoints.notifications

let mock: TestApp
let owner: string
beforeEach(async () => {
  mock = testApp()
  owner = await mock.signIn('owner')
})

type Mail = { readonly to: string; readonly subject: string; readonly body: string; readonly medium: string }
const outbox = () => mock.control<Mail[]>('GET', '/outbox')
const book = () => mock.read(createJob, { ...bookingOf(mock), dates: ['2026-07-02'] }, owner)
type Booked = Awaited<ReturnType<typeof book>>
const getVisit = ({ visits }: Booked) => visits?.[0] as NonNullable<Booked['visits']>[number]
const act = (job: Booked, action: object) =>
  mock.call('POST', '/jobs/manage_job', {
    token: owner,
    body: { job_id: job.id, visit_id: getVisit(job).id, lock_version: mock.store.visits.get(getVisit(job).id)?.lock_version, ...action },
  })
const previewOf = async (event: string, query: object) => {
  const { settings } = await mock.read(getCustomerNotificationSettings, query, owner)
  return settings.find((setting) => setting.event === event)?.preview
}
const move = { action: 'reschedule', date: '2026-07-03', start_time: '13:00', end_time: '14:00', allow_clash: true } as const

describe('customer messages', () => {
  test('is what the preview has shown, to the letter, and stands in the log', async () => {
    const job = await book()
    const about = { job_id: job.id, visit_id: getVisit(job).id, date: '2026-07-03', start_time: '13:00' }
    await mock.read(updateCustomerNotificationSettings, { settings: [{ event: 'visit_moved', sms: true }] }, owner)
    const { text_message, is_own, ...shown } = (await previewOf('visit_moved', about)) ?? {}
    expect(is_own).toBe(false)
    expect(shown.body).toMatch(/moved to 07\/03\/2026 at 1:00 PM/)
    await act(job, { ...move, notify_customer: true })
    expect(await outbox()).toMatchObject([
      { body: text_message, medium: 'sms' },
      { ...shown, medium: 'email' },
    ])
    const { client_notifications: log } = await mock.read(listClientNotifications, { job_id: job.id }, owner)
    const known = { status: 1, notification_type: 'visit_moved', job_id: job.id }
    expect(log).toMatchObject([
      { ...known, body: text_message },
      { ...known, ...shown },
    ])
  })

  test('sends nothing unless requested, with a custom text if given', async () => {
    const job = await book()
    const before = (await outbox()).length
    await act(job, move)
    expect(await outbox()).toHaveLength(before)
    await act(job, { ...move, start_time: '12:00', notify_customer: true, message: 'See you at noon.' })
    expect((await outbox())[0]?.body).toBe('See you at noon.')
  })

  test('is in the company’s words and by its media; who wants no mail gets none, and the log says so', async () => {
    const job = await book()
    const { templates } = await mock.read(listMessageTemplates, { event: 'visit_moved', per_page: 50 }, owner)
    const [mail, short] = templates
    await mock.read(updateMessageTemplate, { id: mail?.id ?? 0, body: 'New: {{visit_date}}, {{client_first_name}}' }, owner)
    await mock.read(updateCustomerNotificationSettings, { settings: [{ event: 'visit_moved', sms: true }] }, owner)
    const { customer } = servedCustomer(mock)
    await act(job, { ...move, notify_customer: true })
    const [text, letter] = await outbox()
    expect(letter?.body).toBe(`New: 07/03/2026, ${customer.first_name}`)
    expect(text).toMatchObject({ medium: 'sms', to: `+${customer.phone_country_code}${customer.phone}` })
    expect(short?.notification_medium).toBe('sms')
    mock.store.customers.update(customer.id, { email_notification: false, sms_notification: false })
    await act(job, { ...move, date: '2026-07-04', notify_customer: true })
    const { client_notifications: log } = await mock.read(listClientNotifications, { job_id: job.id }, owner)
    expect(log.slice(0, 2).map(({ status }) => status)).toEqual([5, 5])
  })

  test('is reported by the act: what was sent, and what was not, with the reason', async () => {
    const job = await book()
    const { customer } = servedCustomer(mock)
    const phone = `+${customer.phone_country_code}${customer.phone}`
    mock.store.customers.update(customer.id, { email: '' })
    const deliveriesOf = async (part: object) => (await act(job, { ...move, ...part })).responseData as { deliveries: unknown }
    const failed = { notification_medium: 'email', to: '', status: 4, status_desc: 'Not sent: there’s no email address.' }
    const sent = { notification_medium: 'sms', to: phone, status: 1, status_desc: 'Sent' }
    expect((await deliveriesOf({})).deliveries).toBeNull()
    expect((await deliveriesOf({ notify_customer: true })).deliveries).toEqual([failed])
    expect((await deliveriesOf({ notify_customer: true, notify_by: 'sms' })).deliveries).toEqual([sent])
    const off = { event: 'visit_moved', email: false, sms: false } as const
    await mock.read(updateCustomerNotificationSettings, { settings: [off] }, owner)
    expect((await deliveriesOf({ notify_customer: true })).deliveries).toEqual([])
  })

  test('goes by the medium that is chosen for this once, as its preview has shown', async () => {
    const job = await book()
    const about = { job_id: job.id, visit_id: getVisit(job).id, date: '2026-07-03', start_time: '13:00' }
    const mail = await previewOf('visit_moved', about)
    const text = await previewOf('visit_moved', { ...about, notification_medium: 'sms' })
    expect(text?.body).not.toBe(mail?.body)
    const before = (await outbox()).length
    await act(job, { ...move, notify_customer: true, notify_by: 'sms' })
    const after = await outbox()
    expect(after).toHaveLength(before + 1)
    expect(after[0]).toMatchObject({ medium: 'sms', body: text?.body })
  })

  test('rejects a template with an unknown variable', async () => {
    const body = { name: 'A', event: 'on_the_way', notification_medium: 'email', subject: 'Hi', body: 'Dear {{client}}' } as const
    expect(await mock.call('POST', '/company_templates', { token: owner, body })).toMatchObject({
      responseCode: 422,
      responseMessage: '{{client}} isn’t a variable',
    })
    const template = await mock.read(createMessageTemplate, { ...body, body: 'Dear {{client_name}}' }, owner)
    expect(template).toMatchObject({ is_default: false, variables_used: ['client_name'] })
    await mock.read(deleteMessageTemplate, { id: template.id }, owner)
    expect((await mock.call('GET', `/company_templates/${template.id}`, { token: owner })).responseCode).toBe(404)
  })

  test('a default template gets its words back, and cannot be deleted', async () => {
    const { templates } = await mock.read(listMessageTemplates, {}, owner)
    const first = templates[0] as (typeof templates)[number]
    await mock.read(updateMessageTemplate, { id: first.id, subject: 'Mine' }, owner)
    await mock.read(deleteMessageTemplate, { id: first.id }, owner)
    expect((await mock.read(listMessageTemplates, {}, owner)).templates[0]).toEqual(first)
    expect((await mock.call('DELETE', `/company_templates/${first.id}`, { token: owner })).responseCode).toBe(422)
  })
})

describe('reminders', () => {
  const DAY = 86_400
  const reminders = async () => (await outbox()).filter(({ subject }) => subject.includes('coming up'))
  const beforeVisit = (job: Booked, seconds: number) => {
    const at = mock.store.visits.get(getVisit(job).id)?.start_at ?? 0
    return mock.control('POST', '/clock', { now: at - seconds })
  }
  const on = (event: 'visit_reminder' | 'invoice_overdue', send_before_minutes = 1440) =>
    mock.read(updateCustomerNotificationSettings, { settings: [{ event, email: true, send_before_minutes }] }, owner)
  const ofJob = async (job: Booked) => (await reminders()).filter(({ body }) => body.includes(String(job.job_number)))

  test('leave once at their time, and only if switched on', async () => {
    const job = await book()
    await beforeVisit(job, DAY - 60)
    expect(await ofJob(job)).toEqual([])
    await on('visit_reminder')
    await beforeVisit(job, DAY - 30)
    expect(await ofJob(job)).toHaveLength(1)
    await beforeVisit(job, 3600)
    expect(await ofJob(job)).toHaveLength(1)
  })

  test('are stopped by a cancel, and follow a move', async () => {
    await on('visit_reminder')
    const [cancelled, moved] = [await book(), await mock.read(createJob, { ...bookingOf(mock), dates: ['2026-07-03'] }, owner)]
    await act(cancelled, { action: 'cancel', cancel_reason_id: 1 })
    await act(moved, { ...move, date: '2026-07-08' })
    await mock.control('POST', '/clock', { now: (getVisit(moved).start_at ?? 0) - 3600 })
    expect([...(await ofJob(cancelled)), ...(await ofJob(moved))]).toEqual([])
    await beforeVisit(moved, 3600)
    expect((await ofJob(moved)).map(({ body }) => /on (\S+) at/.exec(body)?.[1])).toEqual(['07/08/2026'])
  })

  test('of an overdue invoice leave once, and none after the payment', async () => {
    const unpaid = mock.store.invoices.by('unpaid', 1)
    const [paid, open] = unpaid
    await mock.read(cashOut, { invoice_ids: [paid?.id ?? 0], amount: paid?.balance_due ?? 0, payment_method: 0, reference: 'x' }, owner)
    await on('invoice_overdue')
    await mock.control('POST', '/clock', { advance: '90d' })
    const sent = () => mock.store.clientNotifications.all().filter(({ notification_type }) => notification_type === 'invoice_overdue')
    const ids = sent().map(({ invoice_id }) => invoice_id)
    expect(ids).toContain(open?.id)
    expect(ids).not.toContain(paid?.id)
    await mock.control('POST', '/clock', { advance: '1d' })
    expect(sent()).toHaveLength(ids.length)
  })
})

describe('the page behind a confirmation link', () => {
  const getPath = (body: string): string => new URL(/http\S+\/visits\/\S+/.exec(body)?.[0] ?? '').pathname
  const read = (path: string) => mock.app.inject({ method: 'GET', url: path })
  const hostile = '<script>alert(1)</script><img src=x onerror=alert(1)>"\'{{company_name}}&lt;'

  test('shows one visit in the customer’s words and nothing else, with whatever is in it as text', async () => {
    const { customer } = servedCustomer(mock)
    mock.store.companies.update(1, { name: `A ${hostile}` })
    const job = await mock.read(
      createJob,
      { ...bookingOf(mock), title: hostile, description: 'secret words', notify_customer: true },
      owner,
    )
    const [mail] = await outbox()
    const { body: html, headers } = await read(getPath(mail?.body ?? ''))
    expect(html).toContain('Job Scheduled')
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(html.match(/<script|<img|onerror=alert\(1\)>/g)).toEqual(null)
    for (const unsaid of ['secret words', customer.email, customer.phone, '90.00']) expect(html).not.toContain(unsaid)
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(mail?.body).not.toMatch(/\{\{|\}\}/)
    await act(job, { action: 'on_the_way' })
    expect((await read(getPath(mail?.body ?? ''))).body).toContain('On the way')
  })

  test('is not found by another token, or with the token of another visit', async () => {
    const [one, other] = [
      await book(),
      await mock.read(createJob, { ...bookingOf(mock), dates: ['2026-07-03'], notify_customer: true }, owner),
    ]
    const path = getPath((await outbox())[0]?.body ?? '')
    expect((await read(path)).statusCode).toBe(200)
    expect(path).toContain(`/visits/${getVisit(other).id}/`)
    expect((await read(path.replace(`/${getVisit(other).id}/`, `/${getVisit(one).id}/`))).statusCode).toBe(404)
    expect((await read(`${path.slice(0, -2)}AA`)).statusCode).toBe(404)
    expect((await read('/visits/1/')).statusCode).toBe(404)
  })
})

test('people are mailed of an event once the company wants it', async () => {
  await mock.read(updateCompanyNotificationSettings, { settings: [{ event: 'job_assigned', in_app: false, email: true }] }, owner)
  const before = mock.store.notifications.size
  await mock.read(createJob, { ...bookingOf(mock), dates: ['2026-07-02'], staff_ids: [13] }, owner)
  expect((await mock.control<Mail[]>('GET', '/outbox?to=staff@demo.test'))[0]?.subject).toMatch(/was assigned$/)
  expect(
    mock.store.notifications
      .all()
      .slice(before)
      .map(({ notification_type }) => notification_type),
  ).not.toContain('job_assigned')
})
