import { formPage } from '@callout/contracts/forms/samples'
import { expect, test } from 'vitest'
import { ask } from '../testing/ask.ts'
import { ok, refused } from '../testing/fakeBackend.ts'

const query = `query ($search: String, $isTemplate: Boolean, $perPage: Int) { forms(search: $search, isTemplate: $isTemplate, perPage: $perPage) { totalCount page perPage items { id formName isTemplate categoryIds version } } }`

test('a page of forms is asked for with its filters', async () => {
  const { data, requests } = await ask({ listForms: ok(formPage) }, query, { search: 'boiler & co', isTemplate: false, perPage: 100 })
  expect(requests).toMatchObject([{ method: 'GET', path: '/forms?search=boiler%20%26%20co&is_template=false&per_page=100' }])
  expect(data).toEqual({
    forms: {
      totalCount: 2,
      page: 1,
      perPage: 100,
      items: [
        { id: '61', formName: 'Sample Authority to Proceed', isTemplate: true, categoryIds: [], version: 1 },
        { id: '62', formName: 'Boiler checklist', isTemplate: false, categoryIds: ['3'], version: 4 },
      ],
    },
  })
})

test('what a backend leaves out of the page and of a form is null', async () => {
  const { data, errors } = await ask({ listForms: ok({ forms: [{ id: 61, form_name: 'Sample' }] }) }, query)
  expect(errors).toEqual([])
  expect(data).toEqual({
    forms: {
      totalCount: null,
      page: null,
      perPage: null,
      items: [{ id: '61', formName: 'Sample', isTemplate: null, categoryIds: null, version: null }],
    },
  })
})

test('nobody has to have forms', async () => {
  expect(await ask({ listForms: ok({ forms: [] }) }, query)).toMatchObject({ data: { forms: { items: [] } }, errors: [] })
})

test('who may not read forms is told so in the words of the backend', async () => {
  const { errors } = await ask({ listForms: refused(403, 'You don’t have permission to do that.') }, query)
  expect(errors).toMatchObject([{ message: 'You don’t have permission to do that.', extensions: { code: 'FORBIDDEN' } }])
})
