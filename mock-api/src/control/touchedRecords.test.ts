import { expect, test } from 'vitest'
import { testApp } from '../testing/testApp.ts'

test('the log has the records that a call added, changed, removed and named', async () => {
  const mock = testApp()
  const token = await mock.signIn('owner')
  const { responseData } = await mock.call('POST', '/taxes', { token, body: { name: 'City tax', rate: 2 } })
  const { id } = responseData as { id: number }
  await mock.call('GET', `/taxes/${id}`, { token })
  await mock.call('PUT', `/taxes/${id}`, { token, body: { name: 'Town tax' } })
  await mock.call('DELETE', `/taxes/${id}`, { token })
  const logged = await mock.control<{ path: string; records: object[] }[]>('GET', '/requests')
  const records = logged
    .toReversed()
    .filter(({ path }) => path.startsWith('/api/v1/taxes'))
    .map((request) => request.records)
  const [tax, deleted] = [{ collection: 'taxes', id }, expect.objectContaining({ collection: 'deletedTaxes', change: 'added' })]
  expect(records[0]).toEqual([{ ...tax, change: 'added' }])
  expect(records[1]).toEqual([{ ...tax, change: 'read' }])
  expect(records[2]).toEqual([{ ...tax, change: 'changed' }])
  expect(records[3]).toEqual(expect.arrayContaining([{ ...tax, change: 'removed' }, deleted]))
})

test('calls at the same time have their own changes only', async () => {
  const mock = testApp()
  const token = await mock.signIn('owner')
  await Promise.all(['North', 'South'].map((name) => mock.call('POST', '/taxes', { token, body: { name, rate: 2 } })))
  const logged = await mock.control<{ method: string; path: string; records: object[] }[]>('GET', '/requests?path=/taxes&method=POST')
  expect(logged.map(({ records }) => records.length)).toEqual([1, 1])
})
