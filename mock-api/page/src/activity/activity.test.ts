import { expect, test } from 'vitest'
import type { Message, ShownRequest } from '../control/views.ts'
import { filterEntries, isProblem } from './filterEntries.ts'
import { readEvents } from './followLog.ts'
import type { Entry } from './useActivity.ts'

const call = (change: Partial<ShownRequest>): Entry => {
  const plain = { method: 'GET', path: '/api/v1/jobs/7', operation: null, http_status: 200, response_code: 200, fault: null, records: [] }
  const request = { ...plain, ...change } as unknown as ShownRequest
  return { kind: 'call', key: request.path, at: 0, request }
}
const message = { to: 'ada@example.com', subject: 'Your code', body: 'It is 123456', code: '123456' } as unknown as Message
const sent: Entry = { kind: 'message', key: 'message', at: 0, message }
const job = call({ operation: 'Job', records: [{ collection: 'jobs', id: 7, change: 'read' }] })
const failed = call({ method: 'POST', path: '/api/v1/taxes', response_code: 422 })
const struck = call({ path: '/api/v1/countries', fault: 3 })
const all = [job, failed, struck, sent]
const everything = { search: '', kind: 'all', method: '', onlyProblems: false } as const

test.each([
  [{}, all],
  [{ search: 'jobs 7' }, [job]],
  [{ search: 'TAXES post' }, [failed]],
  [{ search: '422' }, [failed]],
  [{ search: '123456' }, [sent]],
  [{ kind: 'message' as const }, [sent]],
  [{ kind: 'call' as const }, [job, failed, struck]],
  [{ method: 'POST' }, [failed]],
  [{ onlyProblems: true }, [failed, struck]],
])('%j finds %#', (filter, found) => {
  expect(filterEntries(all, { ...everything, ...filter })).toEqual(found)
})

test('a call is a problem if it failed or a fault hit it', () => {
  expect(all.map(isProblem)).toEqual([false, true, true, false])
})

test('events of the log are read once they are complete', () => {
  const text = ': follows\n\nid: 1\ndata: {"id":1}\n\nid: 2\ndata: {"id":2}\n\nid: 3\ndata: {"i'
  const { requests, rest } = readEvents(text)
  expect(requests.map(({ id }) => id)).toEqual([1, 2])
  expect(readEvents(`${rest}d":3}\n\n`)).toEqual({ requests: [{ id: 3 }], rest: '' })
})
