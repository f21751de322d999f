import { expect, test } from 'vitest'
import { ask } from '../testing/ask.ts'
import { ok } from '../testing/fakeBackend.ts'

const page = 'totalCount page perPage'
const untold = { totalCount: null, page: null, perPage: null }

/** What such a list asks and shows of a full answer stands in the interactions of the pacts (tests/pact). */
test('what a backend leaves out of the page and of a branch is null', async () => {
  const query = `{ branches { ${page} items { id name address isActive isDefault } } }`
  const items = [{ id: '1', name: null, address: null, isActive: null, isDefault: null }]
  expect(await ask({ listBranches: ok({ branches: [{ id: 1 }] }) }, query)).toMatchObject({
    data: { branches: { ...untold, items } },
    errors: [],
  })
})

test('what a backend leaves out of the page and of a form is null', async () => {
  const query = `{ forms { ${page} items { id formName isTemplate categoryIds version } } }`
  const items = [{ id: '61', formName: 'Sample', isTemplate: null, categoryIds: null, version: null }]
  expect(await ask({ listForms: ok({ forms: [{ id: 61, form_name: 'Sample' }] }) }, query)).toMatchObject({
    data: { forms: { ...untold, items } },
    errors: [],
  })
})

test('what a backend leaves out of the page and of a tax is null', async () => {
  const query = `{ taxes { ${page} items { id name rate isDefault isActive } } }`
  const items = [{ id: '5', name: 'Sales tax', rate: 8, isDefault: null, isActive: null }]
  expect(await ask({ listTaxes: ok({ taxes: [{ id: 5, name: 'Sales tax', rate: 8 }] }) }, query)).toMatchObject({
    data: { taxes: { ...untold, items } },
    errors: [],
  })
})
