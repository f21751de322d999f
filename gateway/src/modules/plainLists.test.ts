import { expect, test } from 'vitest'
import { ask } from '../testing/testGateway.ts'
import { ok } from '../testing/fakeBackend.ts'

const page = 'totalCount page perPage'
const omitted = { totalCount: null, page: null, perPage: null }

/** The pact interactions (tests/pact) cover requests and full replies. */
test('returns nulls for missing pagination and branch fields', async () => {
  const query = `{ branches { ${page} items { id name address isActive isDefault } } }`
  const items = [{ id: '1', name: null, address: null, isActive: null, isDefault: null }]
  expect(await ask({ listBranches: ok({ branches: [{ id: 1 }] }) }, query)).toMatchObject({
    data: { branches: { ...omitted, items } },
    errors: [],
  })
})

test('returns nulls for missing pagination and form fields', async () => {
  const query = `{ forms { ${page} items { id formName isTemplate categoryIds version } } }`
  const items = [{ id: '61', formName: 'Sample', isTemplate: null, categoryIds: null, version: null }]
  expect(await ask({ listForms: ok({ forms: [{ id: 61, form_name: 'Sample' }] }) }, query)).toMatchObject({
    data: { forms: { ...omitted, items } },
    errors: [],
  })
})

test('returns nulls for missing pagination and tax fields', async () => {
  const query = `{ taxes { ${page} items { id name rate isDefault isActive } } }`
  const items = [{ id: '5', name: 'Sales tax', rate: 8, isDefault: null, isActive: null }]
  expect(await ask({ listTaxes: ok({ taxes: [{ id: 5, name: 'Sales tax', rate: 8 }] }) }, query)).toMatchObject({
    data: { taxes: { ...omitted, items } },
    errors: [],
  })
})
