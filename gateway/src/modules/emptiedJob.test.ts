import { readFileSync } from 'node:fs'
import { JobChangeBody } from '@callout/contracts/jobs/jobBody'
import { job } from '@callout/contracts/jobs/samples/record'
import { z } from '@callout/contracts/wire/zod'
import { buildSchema, isInputObjectType, isListType, isNonNullType } from 'graphql'
import { expect, test } from 'vitest'
import { ask } from '../testing/testGateway.ts'
import { filledJob, filledJobSent } from '../testing/filledJob.ts'
import { ok } from '../testing/fakeBackend.ts'

const schema = buildSchema(readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8'))
const toFields = (name: string) => {
  const type = schema.getType(name)
  return isInputObjectType(type) ? Object.values(type.getFields()) : []
}
const nullable = (name: string) => toFields(name).filter(({ type }) => !isNonNullType(type))

const update = 'mutation ($input: JobChangeInput!) { updateJob(input: $input) { id } }'
const change = { id: '501', scope: 'FUTURE', visitId: '701', lockVersion: 2, agreementAccepted: true }
const sentWith = async (job_: object): Promise<Record<string, unknown>> => {
  const { requests, errors } = await ask({ updateJob: ok(job) }, update, { input: { ...change, job: { ...filledJob, ...job_ } } })
  expect(errors).toEqual([])
  return requests[0]?.body as Record<string, unknown>
}

/** The wire's empty value of each field. Other fields can't be cleared. */
const empty: Record<string, unknown> = {
  branch_id: null,
  title: '',
  description: '',
  notes: '',
  dates: [],
  start_time: null,
  end_time: null,
  recurrence: null,
  staff_ids: [],
  line_items: [],
  discount_value: 0,
  tax_ids: [],
  form_ids: [],
  attachments: [],
}
const wireName = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

test('fills in every field of the sample job', () => {
  expect(Object.keys(filledJob).toSorted()).toEqual(
    toFields('JobInput')
      .map(({ name }) => name)
      .toSorted(),
  )
})

test.each(nullable('JobInput').map(({ name }) => name))(
  '%s of a job that is emptied goes out as empty, and nothing else changes',
  async (name) => {
    const wire = wireName(name)
    const { [wire]: _, ...others } = filledJobSent as Record<string, unknown>
    const sent = await sentWith({ [name]: null })
    const around = { scope: 'future', visit_id: 701, lock_version: 2, agreement_accepted: true }
    expect(sent).toEqual({ ...others, ...(wire in empty && { [wire]: empty[wire] }), ...around })
    expect(z.safeParse(JobChangeBody, { ...sent, id: 501 }).error).toBeUndefined()
  },
)

test('does not send unchanged fields', async () => {
  const least = { customerId: '31', propertyId: '41', categoryId: '3' }
  const { requests } = await ask({ updateJob: ok(job) }, update, { input: { ...change, job: { ...least, title: 'Boiler' } } })
  const sent = { customer_id: 31, property_id: 41, category_id: 3, title: 'Boiler' }
  expect(requests[0]?.body).toEqual({ ...sent, scope: 'future', visit_id: 701, lock_version: 2, agreement_accepted: true })
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
