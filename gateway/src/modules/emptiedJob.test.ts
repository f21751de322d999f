import { readFileSync } from 'node:fs'
import { JobChangeBody } from '@callout/contracts/jobs/jobBody'
import { job } from '@callout/contracts/jobs/samples'
import { z } from '@callout/contracts/zod'
import { buildSchema, isInputObjectType, isListType, isNonNullType } from 'graphql'
import { expect, test } from 'vitest'
import { ask } from '../testing/ask.ts'
import { filledJob, filledJobSent } from '../testing/filledJob.ts'
import { ok } from '../testing/fakeBackend.ts'

const schema = buildSchema(readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8'))
const fieldsOf = (name: string) => {
  const type = schema.getType(name)
  return isInputObjectType(type) ? Object.values(type.getFields()) : []
}
const nullable = (name: string) => fieldsOf(name).filter(({ type }) => !isNonNullType(type))

const update = 'mutation ($input: JobChangeInput!) { updateJob(input: $input) { id } }'
const change = { id: '501', scope: 'FUTURE', visitId: '701', lockVersion: 2, agreementAccepted: true }
const sentWith = async (job_: object): Promise<Record<string, unknown>> => {
  const { requests, errors } = await ask({ updateJob: ok(job) }, update, { input: { ...change, job: { ...filledJob, ...job_ } } })
  expect(errors).toEqual([])
  return requests[0]?.body as Record<string, unknown>
}

/** What a job has where a field is empty; null elsewhere. */
const empty: Record<string, unknown> = {
  priority: 1,
  schedule_later: false,
  dates: [],
  is_recurring: false,
  staff_ids: [],
  line_items: [],
  discount_type: 0,
  discount_basis: 0,
  tax_basis: 0,
  tax_ids: [],
  form_ids: [],
  attachments: [],
  notify_customer: false,
  allow_clash: false,
}
/** What a job cannot have without the emptied field. */
const plannedLater = { schedule_later: true }
const alongside: Record<string, object> = {
  dates: plannedLater,
  startTime: plannedLater,
  endTime: plannedLater,
  recurrence: plannedLater,
  lineItems: { discount_value: 0 },
}
const wireName = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

test('the filled job has every field', () => {
  expect(Object.keys(filledJob).toSorted()).toEqual(
    fieldsOf('JobInput')
      .map(({ name }) => name)
      .toSorted(),
  )
})

test.each(nullable('JobInput').map(({ name }) => name))('%s of a job can be emptied: the backend finds nothing there', async (name) => {
  const wire = wireName(name)
  const { [wire]: _, ...others } = filledJobSent as Record<string, unknown>
  const sent = await sentWith({ [name]: null })
  expect(sent).toEqual({ ...others, scope: 'future', visit_id: 701, lock_version: 2, agreement_accepted: true })
  const { data } = z.safeParse(JobChangeBody, { ...sent, id: 501, ...alongside[name] })
  expect((data as Record<string, unknown>)[wire] ?? null).toEqual(empty[wire] ?? null)
})

test.each(nullable('JobInput').flatMap(({ name, type }) => (isListType(type) ? [name] : [])))(
  'the list %s can be emptied, too',
  async (name) => {
    expect((await sentWith({ [name]: [] }))[wireName(name)]).toEqual([])
  },
)

test.each(['title', 'description', 'notes'])('%s can be sent as empty text', async (name) => {
  expect((await sentWith({ [name]: '' }))[name]).toBe('')
})

test.each(nullable('JobChangeInput').map(({ name }) => name))('%s of a change can be left out', async (name) => {
  const { requests, errors } = await ask({ updateJob: ok(job) }, update, { input: { ...change, job: filledJob, [name]: null } })
  expect(errors).toEqual([])
  expect(requests[0]?.body).not.toHaveProperty(wireName(name))
})
