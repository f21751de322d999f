import { expect, test } from 'vitest'
import { withOwnIds } from './callBefore.ts'
import { listIds, OwnIds, pathIdName } from './listIds.ts'

test('finds ids in the lists of a state', () => {
  const records = [
    { id: 501, name: 'a', customer_id: 31, staff_ids: [21, 22], version: 3 },
    { id: 0, visit_id: 0 },
  ]
  expect(listIds('jobs exist', { records, branch_id: 1 })).toEqual([
    ['job_id', 501],
    ['customer_id', 31],
    ['staff_id', 21],
    ['staff_id', 22],
  ])
  expect(listIds('the categories are available to every company', { category_ids: [3, 5] })).toEqual([
    ['category_id', 3],
    ['category_id', 5],
  ])
})

test.each([
  ['/taxes/501', 'tax_id'],
  ['/staffs/21', 'staff_id'],
  ['/subscriptions/9', 'id'],
])('the id in %s is %s', (path, name) => {
  expect(pathIdName(path)).toBe(name)
})

test('calls before an interaction have the backend’s id of the record that they name, even if two records share an id', () => {
  const ids = new OwnIds()
  ids.set('customer_id', 501, 7001)
  ids.set('property_id', 501, 8001)
  ids.set('visit_id', 701, 9001)
  const call = {
    method: 'PUT',
    path: '/properties/501?customer_id=501',
    headers: {},
    body: { customer_id: 501, seen_visit_id: 701 },
    response_code: 200,
  }
  expect(withOwnIds({ calls: [call] }, ids)).toEqual({
    calls: [{ ...call, path: '/properties/8001?customer_id=7001', body: { customer_id: 7001, seen_visit_id: 9001 } }],
  })
})
