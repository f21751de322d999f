import type { Endpoint } from '@callout/contracts/wire/endpoint'
import { jobEndpoints } from '@callout/contracts/jobs/endpoints'
import { customerEndpoints } from '@callout/contracts/customers/endpoints'
import { expect, test } from 'vitest'
import { ApiError } from '../rest/errors.ts'
import { type PollerOptions, Poller } from './poller.ts'

type Answer = (input: Record<string, unknown>) => unknown

/** A poller over responses that tests change between polls. Lists without a response return an error. */
function poller(answers: Map<Endpoint, Answer>, options: Partial<PollerOptions> = {}) {
  const asked: [Endpoint, Record<string, unknown>][] = []
  const reading = new Poller({ today: () => '2026-06-17', wasSent: () => false, seesEverything: true, ...options })
  const read = () =>
    reading.read(async (endpoint, input) => {
      asked.push([endpoint, { ...input }])
      const answer = answers.get(endpoint)
      if (!answer) throw new ApiError('FORBIDDEN')
      return answer({ ...input })
    })
  const askedOf = (endpoint: Endpoint) => asked.filter(([row]) => row === endpoint).map(([, input]) => input)
  return { read, askedOf }
}
const visit = (id: number, lock_version = 1) => ({ id, job_id: id + 100, lock_version, date: '2026-06-17', staff_ids: [13] })
const place = { dates: ['2026-06-17'], staff: ['13'] }
const { getDispatchMap, listJobs } = jobEndpoints

test('polls the dispatch map incrementally and announces removed visits', async () => {
  let day: object = { visits: [visit(1), visit(2)], unassigned: [], server_at: 1000 }
  const { read, askedOf } = poller(new Map<Endpoint, Answer>([[getDispatchMap, () => day]]))
  expect(await read()).toEqual([])
  day = { visits: [visit(1, 2)], unassigned: [], gone: [2, 77], server_at: 1002 }
  expect(await read()).toEqual([
    { type: 'Visit', id: '1', version: 2, ...place },
    { type: 'Job', id: '101', version: null, ...place },
    { type: 'Visit', id: '2', version: null },
    { type: 'Job', id: '102', version: null },
    { type: 'Visit', id: '77', version: null },
  ])
  expect(askedOf(getDispatchMap)).toEqual([{ date: '2026-06-17' }, { date: '2026-06-17', since: 1000 }])
})

test('does not announce unseen visits to callers with limited visibility', async () => {
  let day: object = { visits: [visit(1)], server_at: 1000 }
  const { read } = poller(new Map<Endpoint, Answer>([[getDispatchMap, () => day]]), { seesEverything: false })
  await read()
  day = { visits: [], gone: [1, 77], server_at: 1002 }
  expect((await read()).map(({ type, id }) => `${type}:${id}`)).toEqual(['Visit:1', 'Job:101'])
})

test('compares rows of a backend without since and versions', async () => {
  let visits = [{ id: '1', status: 1 }]
  const { read, askedOf } = poller(new Map<Endpoint, Answer>([[getDispatchMap, () => ({ visits })]]))
  await read()
  expect(await read()).toEqual([])
  visits = [{ id: '1', status: 4 }]
  expect(await read()).toEqual([{ type: 'Visit', id: '1', version: null }])
  visits = []
  expect(await read()).toEqual([{ type: 'Visit', id: '1', version: null }])
  expect(askedOf(getDispatchMap).every((input) => !('since' in input))).toBe(true)
})

test('announces only rows missing within a full page as deleted', async () => {
  const rowsFrom = (ids: readonly number[]) => ids.map((id) => ({ id }))
  const ids = Array.from({ length: 100 }, (_, index) => 200 - index)
  let rows = rowsFrom(ids)
  const { read } = poller(new Map<Endpoint, Answer>([[listJobs, () => ({ jobs: rows })]]))
  await read()
  rows = rowsFrom([201, ...ids.slice(0, 99)])
  expect((await read()).map(({ id }) => id)).toEqual(['201'])
  rows = rowsFrom([201, ...ids.slice(0, 50), ...ids.slice(51, 99), 100])
  expect((await read()).filter(({ gone }) => gone)).toEqual([{ type: 'Job', id: '150', version: null, gone: true }])
})

test('stops polling a denied list', async () => {
  const { read, askedOf } = poller(new Map<Endpoint, Answer>([[listJobs, () => []]]))
  for (let turn = 0; turn < 4; turn += 1) await read()
  expect([askedOf(getDispatchMap), askedOf(customerEndpoints.listCustomers), askedOf(listJobs)].map(({ length }) => length)).toEqual([
    1, 1, 4,
  ])
})
