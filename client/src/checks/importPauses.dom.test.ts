import { expect, test } from 'vitest'
import { serviceImportRules } from '../features/catalogue/import/serviceImportRules.ts'
import { customerImportRules } from '../features/customers/import/customerImportRules.ts'
import { knownCustomer, knownCustomers } from '../features/customers/testing/knownCustomers.ts'
import { createApollo } from '../lib/api/createApollo.ts'
import { SLICE_ITEMS } from '../lib/mapInSlices.ts'
import { fakeGateway } from '../testing/fakeGateway.ts'

const RECORDS = 600
const records = Array.from({ length: RECORDS }, (_, index) => ({ id: String(index), name: `Record ${index}` }))
const services = records.map((record) => ({ ...record, __typename: 'Service', sku: null, categoryName: null }))
const answers = {
  ...knownCustomers(...records.map(knownCustomer)),
  KnownServices: { services: { __typename: 'ServicePage', items: services, totalCount: RECORDS } },
  CategoriesByName: { ownCategories: { __typename: 'CategoryPage', items: [] } },
}

test.each([
  ['customers', customerImportRules],
  ['services', serviceImportRules],
])('existing %s are prepared for comparison in slices', async (_, rules) => {
  fakeGateway(answers)
  let turns = 0
  let next = setImmediate(function count() {
    turns += 1
    next = setImmediate(count)
  })
  const prepared = await rules.prepare({
    client: createApollo(() => undefined),
    signal: new AbortController().signal,
    onProgress: () => {},
  })
  clearImmediate(next)
  expect(prepared?.known).toHaveLength(RECORDS)
  expect(turns).toBeGreaterThanOrEqual(RECORDS / SLICE_ITEMS - 1)
})
