import { beforeEach, describe, expect, test } from 'vitest'
import type { JobRecord } from '../records.ts'
import type { VisitRecord } from '../visitRecords.ts'
import { type Called, REFERENCE_DATE, testApp, type TestApp } from '../../../testing/testApp.ts'

let mock: TestApp
let token: string
beforeEach(async () => {
  mock = testApp()
  token = await mock.signIn('owner')
})

const manage = (body: object, as = token): Promise<Called> => mock.call('POST', '/jobs/manage_job', { token: as, body })
/** A visit of the main company in that status, with its job; of this staff member where one is named. */
function visitIn(status: number, staffId?: number): VisitRecord {
  const visit = mock.store.visits
    .all()
    .find(
      (candidate) =>
        candidate.company_id === 1 && candidate.status === status && (staffId === undefined || candidate.staff_ids.includes(staffId)),
    )
  return visit as VisitRecord
}
const getJob = (visit: VisitRecord): JobRecord => mock.store.jobs.get(visit.job_id) as JobRecord
const target = (visit: VisitRecord) => ({ job_id: visit.job_id, visit_id: visit.id, lock_version: visit.lock_version })
const apiError = ({ responseCode, responseMessage, responseData }: Called) => ({
  responseCode,
  responseMessage,
  fields: (responseData as { errors?: { field: string }[] } | null)?.errors?.map(({ field }) => field),
})

describe('versions', () => {
  test('a step without a version is accepted', async () => {
    const { lock_version: _, ...rest } = target(visitIn(1))
    expect(await manage({ ...rest, action: 'start' })).toMatchObject({ responseCode: 200, responseData: { visit: { status: 4 } } })
  })

  test('rejects a stale version with the current one and its author', async () => {
    const visit = visitIn(1, 13)
    const staff = await mock.signIn('staff')
    expect((await manage({ ...target(visit), action: 'on_the_way' }, staff)).responseCode).toBe(200)
    const { responseCode, responseData } = await manage({ ...target(visit), action: 'unassign' })
    expect(responseCode).toBe(409)
    expect(responseData).toMatchObject({
      reason: 'stale',
      current: { id: visit.id, status: 2, lock_version: visit.lock_version + 1 },
      changed_by: 'Marcus Bell',
      changed_at: mock.clock.now(),
    })
  })

  test('without a visit the version is the one of the job', async () => {
    const job = getJob(visitIn(1))
    expect((await manage({ job_id: job.id, action: 'start', lock_version: job.lock_version - 1 })).responseData).toMatchObject({
      reason: 'stale',
      current: { id: job.id },
    })
    expect((await manage({ job_id: job.id, action: 'start', lock_version: job.lock_version })).responseCode).toBe(200)
  })
})

describe('staff and time', () => {
  const slot = { date: REFERENCE_DATE, start_time: '14:30', end_time: '15:00' }

  test('rejects a clash with details and accepts it if confirmed', async () => {
    const visit = visitIn(0)
    const { responseCode, responseMessage, responseData } = await manage({
      ...target(visit),
      action: 'reschedule',
      ...slot,
      staff_ids: [13],
    })
    expect([responseCode, responseMessage]).toEqual([409, 'Marcus Bell has another visit at that time (J-1021).'])
    expect(responseData).toMatchObject({ reason: 'clash', clashes: [{ job_number: 'J-1021', staff_id: 13 }] })
    expect((await manage({ ...target(visit), action: 'reschedule', ...slot, staff_ids: [13], allow_clash: true })).responseCode).toBe(200)
  })

  test('a visit does not clash with itself, nor with one that ends when it starts', async () => {
    const visit = mock.store.visits.by('job_id', 21)[0] as VisitRecord
    expect(
      (await manage({ ...target(visit), action: 'reschedule', date: REFERENCE_DATE, start_time: '11:45', end_time: '15:00' })).responseCode,
    ).toBe(200)
  })

  test.each([[[999]], [[1]], [[2]]])('staff %j is not staff of the company', async (staff_ids) => {
    expect(apiError(await manage({ ...target(visitIn(0)), action: 'assign', staff_ids }))).toEqual({
      responseCode: 422,
      responseMessage: 'Choose active staff of your company',
      fields: ['staff_ids'],
    })
  })

  test('inactive staff cannot be assigned', async () => {
    mock.store.users.update(14, { is_active: false })
    expect(apiError(await manage({ ...target(visitIn(0)), action: 'assign', staff_ids: [14] })).fields).toEqual(['staff_ids'])
  })

  test('a day that no calendar has is refused', async () => {
    const called = await manage({ ...target(visitIn(0)), action: 'reschedule', ...slot, date: '2026-02-31' })
    expect(apiError(called)).toEqual({ responseCode: 422, responseMessage: 'Kindly select atleast one Date', fields: ['date'] })
  })
})

describe('what an action needs', () => {
  test('a cancelled job needs a reason', async () => {
    for (const [body, field] of [
      [{}, 'cancel_reason_id'],
      [{ cancel_reason_id: 77 }, 'cancel_reason_id'],
      [{ cancel_reason_id: 8, reason: ' ' }, 'reason'],
    ] as const)
      expect(apiError(await manage({ ...target(visitIn(1)), action: 'cancel', ...body }))).toEqual({
        responseCode: 422,
        responseMessage: 'Please select a reason',
        fields: [field],
      })
    const { responseData } = await manage({ ...target(visitIn(3)), action: 'cancel', cancel_reason_id: 8, reason: 'Moved away' })
    expect(responseData).toMatchObject({ job: { cancel_reason: 'Other: Moved away' }, history: { note: 'Other: Moved away' } })
  })

  test('a job with a required form is finished only once it is submitted', async () => {
    const visit = visitIn(4)
    const form = { form_id: 1, job_form_id: null, form_name: 'Sample Authority to Proceed', is_required: true, is_submitted: false }
    mock.store.jobs.update(visit.job_id, { forms: [form] })
    const finish = { ...target(visit), action: 'finish', jobfinished_notes: 'Done' }
    expect(apiError(await manage(finish))).toEqual({
      responseCode: 422,
      responseMessage: 'Submit the form “Sample Authority to Proceed” first.',
      fields: ['forms'],
    })
    mock.store.jobs.update(visit.job_id, { forms: [{ ...form, is_submitted: true }] })
    expect((await manage(finish)).responseCode).toBe(200)
  })

  test('where a signature is asked for, a job with a form to sign is finished after that form, and others are as before', async () => {
    const toSign = mock.store.forms.all().find(({ fields_schema }) => JSON.stringify(fields_schema).includes('"signature"'))
    const plain = mock.store.forms.all().find(({ fields_schema }) => !JSON.stringify(fields_schema).includes('"signature"'))
    const visit = visitIn(4)
    const formOf = (form: typeof plain, is_submitted = false) => ({
      form_id: form?.id ?? 0,
      job_form_id: null,
      form_name: form?.form_name ?? '',
      is_required: false,
      is_submitted,
    })
    const finish = { ...target(visit), action: 'finish', jobfinished_notes: 'Done' }
    mock.store.companies.update(1, { require_signature: true, require_forms_before_finish: false })
    mock.store.jobs.update(visit.job_id, { forms: [formOf(plain), formOf(toSign)] })
    expect(apiError(await manage(finish))).toEqual({
      responseCode: 422,
      responseMessage: `Submit the form “${toSign?.form_name}” first.`,
      fields: ['forms'],
    })
    mock.store.jobs.update(visit.job_id, { forms: [formOf(plain), formOf(toSign, true)] })
    expect((await manage(finish)).responseCode).toBe(200)
  })

  test('an invoice needs a line item, and there is one invoice for a job', async () => {
    const visit = visitIn(4)
    const { line_items } = getJob(visit)
    mock.store.jobs.update(visit.job_id, { line_items: [] })
    expect(apiError(await manage({ ...target(visit), action: 'create_invoice' }))).toEqual({
      responseCode: 422,
      responseMessage: 'Kindly add atleast one line item.',
      fields: ['line_items'],
    })
    mock.store.jobs.update(visit.job_id, { line_items })
    expect((await manage({ ...target(visit), action: 'create_invoice' })).responseCode).toBe(200)
    const finished = await manage({ ...target(visit), lock_version: visit.lock_version + 1, action: 'finish', jobfinished_notes: 'Done' })
    expect(finished.responseCode).toBe(200)
    expect(
      apiError(await manage({ ...target(visit), lock_version: visit.lock_version + 2, action: 'create_invoice' })).responseMessage,
    ).toBe('This job already has an invoice.')
  })

  test('a job with a recorded payment is not reopened', async () => {
    const paid = mock.store.jobs.all().find(({ invoice_status, company_id }) => invoice_status === 10 && company_id === 1) as JobRecord
    const { responseCode, responseMessage } = await manage({ job_id: paid.id, action: 'reopen', lock_version: paid.lock_version })
    expect([responseCode, responseMessage]).toEqual([422, 'This job has a recorded payment, so it can’t be reopened.'])
  })

  test('nothing happens in the future', async () => {
    const called = await manage({ ...target(visitIn(1)), action: 'start', occurred_at: mock.clock.now() + 3600 })
    expect(apiError(called).fields).toEqual(['occurred_at'])
  })
})

describe('who may', () => {
  test('staff work on their own visits and plan nothing', async () => {
    const staff = await mock.signIn('staff')
    const visit = visitIn(1, 13)
    const { responseCode, responseMessage } = await manage({ ...target(visit), action: 'cancel', cancel_reason_id: 1 }, staff)
    expect([responseCode, responseMessage]).toEqual([403, 'You don’t have permission to do that: Cancel.'])
    expect((await manage({ ...target(visit), action: 'start' }, staff)).responseCode).toBe(200)
  })

  test('a staff admin without manage_invoices writes no invoice', async () => {
    const admin = await mock.signIn('admin')
    expect((await manage({ ...target(visitIn(4)), action: 'create_invoice' }, admin)).responseCode).toBe(403)
  })

  test("another company's job does not exist, nor a visit of another job", async () => {
    const outsider = await mock.signIn('individual')
    const visit = visitIn(1)
    expect((await manage({ ...target(visit), action: 'start' }, outsider)).responseCode).toBe(404)
    expect((await manage({ ...target(visit), job_id: visit.job_id + 1, action: 'start' })).responseCode).toBe(404)
  })
})
