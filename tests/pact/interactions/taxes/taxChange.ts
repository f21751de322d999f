import { taxEndpoints } from '@callout/contracts/taxes/endpoints'
import { tax } from '@callout/contracts/taxes/samples'
import { type Interaction, ok, refused, refusedAt, refusedWith, shows } from '../../interaction.ts'
import { these, WORD } from '../../recordStates.ts'
import { OWNER_TOKEN, ownerSignedIn, TOKEN } from '../../states.ts'
import { defaultTax, signedInWithout } from '../../workStates.ts'

type Call = Pick<Interaction, 'row' | 'operation' | 'sends'>

const FIELDS = 'id name rate isDefault isActive'
const NOT_THERE = 'This tax doesn’t exist.'
const NOT_ALLOWED = 'You don’t have permission to manage taxes.'

/** Of a staff admin, whose authorities are given. */
const asAdmin = (call: Call): Call => ({ ...call, operation: { ...call.operation, token: TOKEN } })

const reading = (id: number, selection = FIELDS): Call => ({
  row: taxEndpoints.getTax,
  operation: { query: `query Tax($id: ID!) { tax(id: $id) { ${selection} } }`, variables: { id: String(id) }, token: OWNER_TOKEN },
  sends: { path: `/taxes/${id}` },
})

const adding = (input: object, body: object): Call => ({
  row: taxEndpoints.createTax,
  operation: {
    query: `mutation CreateTax($input: TaxInput!) { createTax(input: $input) { ${FIELDS} } }`,
    variables: { input },
    token: OWNER_TOKEN,
  },
  sends: { path: '/taxes', body },
})

const changing = (id: number, typed: object, sent: object, selection = 'id'): Call => ({
  row: taxEndpoints.updateTax,
  operation: {
    query: `mutation UpdateTax($input: TaxChangeInput!) { updateTax(input: $input) { ${selection} } }`,
    variables: { input: { id: String(id), ...typed } },
    token: OWNER_TOKEN,
  },
  sends: { path: `/taxes/${id}`, body: sent },
})

const deleting = (id: number): Call => ({
  row: taxEndpoints.deleteTax,
  operation: {
    query: 'mutation DeleteTax($id: ID!) { deleteTax(id: $id) { id deletedAt } }',
    variables: { id: String(id) },
    token: OWNER_TOKEN,
  },
  sends: { path: `/taxes/${id}` },
})

const finding = (search: string): Call => ({
  row: taxEndpoints.listTaxes,
  operation: { query: `query Taxes { taxes(search: "${search}") { totalCount items { id name rate isDefault } } }`, token: OWNER_TOKEN },
  sends: { path: '/taxes', query: { search } },
})

const cityTax = these('taxes', { id: 501, name: WORD, rate: 1.5, is_active: true })
const foreignTax = these('taxes', { id: 501, name: WORD, rate: 1.5, of_another_company: true })

const addingTax: Interaction = {
  name: 'adding a tax that new jobs shall carry',
  given: [ownerSignedIn, defaultTax],
  ...adding({ name: WORD, rate: 2.25, isDefault: true, isActive: true }, { name: WORD, rate: 2.25, is_default: true, is_active: true }),
  reply: ok({ ...tax, id: 7, name: WORD, rate: 2.25 }),
  answer: shows({ createTax: { id: '7', name: WORD, rate: 2.25, isDefault: true, isActive: true } }),
}

const changingTax: Interaction = {
  name: 'changing name and rate of a tax, and taking it out of use',
  given: [ownerSignedIn, cityTax],
  ...changing(501, { name: `${WORD} b`, rate: 1.75, isActive: false }, { name: `${WORD} b`, rate: 1.75, is_active: false }, FIELDS),
  reply: ok({ id: 501, name: `${WORD} b`, rate: 1.75, is_default: false, is_active: false }),
  pinned: ['id', 'name', 'rate', 'is_default', 'is_active'].map((name) => `responseData.${name}`),
  answer: shows({ updateTax: { id: '501', name: `${WORD} b`, rate: 1.75, isDefault: false, isActive: false } }),
}

const deletingTax: Interaction = {
  name: 'deleting a tax',
  given: [ownerSignedIn, cityTax],
  ...deleting(501),
  reply: ok({ id: 501, deleted_at: 1795190400 }),
  answer: shows({ deleteTax: { id: '501', deletedAt: 1795190400 } }),
}

const refusedRate = { errors: [{ field: 'rate', message: 'Please type a valid tax rate.' }] }
const rateRefused = { fields: [{ field: 'rate', message: 'Please type a valid tax rate.' }] }

/** Single taxes: read, added, changed and deleted, what is so afterwards, and why that is refused. */
export const taxChangeInteractions: readonly Interaction[] = [
  {
    name: 'reading a tax',
    given: [ownerSignedIn, defaultTax],
    ...reading(5),
    reply: ok(tax),
    answer: shows({ tax: { id: '5', name: 'Sales tax', rate: 8.25, isDefault: true, isActive: true } }),
  },
  {
    name: 'reading a tax of another company',
    given: [ownerSignedIn, foreignTax],
    ...reading(501, 'id'),
    reply: refused(404, NOT_THERE),
    answer: refusedWith('NOT_FOUND', 404, NOT_THERE),
  },
  addingTax,
  {
    name: 'finding a tax that was added',
    given: addingTax.given,
    after: [addingTax],
    ...finding(WORD),
    reply: ok({ taxes: [{ id: 7, name: WORD, rate: 2.25, is_default: true }], pagination: { total_count: 1 } }),
    pinned: ['responseData.taxes', 'taxes.name', 'taxes.rate', 'taxes.is_default', 'pagination.total_count'],
    answer: shows({ taxes: { totalCount: 1, items: [{ id: '7', name: WORD, rate: 2.25, isDefault: true }] } }),
  },
  {
    name: 'reading the former default tax after another one was made the default',
    given: addingTax.given,
    after: [addingTax],
    ...reading(5, 'name isDefault'),
    reply: ok({ id: 5, name: 'Sales tax', rate: 8.25, is_default: false }),
    pinned: ['responseData.is_default'],
    answer: shows({ tax: { name: 'Sales tax', isDefault: false } }),
  },
  {
    name: 'adding a tax of nothing',
    given: [ownerSignedIn],
    ...adding({ name: WORD, rate: 0 }, { name: WORD, rate: 0 }),
    reply: refused(422, 'Please type a valid tax rate.', refusedRate),
    answer: refusedAt('createTax', 'INVALID', 422, 'Please type a valid tax rate.', rateRefused),
  },
  {
    name: 'adding a tax without the authority for it',
    given: [signedInWithout('manage_taxes')],
    ...asAdmin(adding({ name: WORD, rate: 1 }, { name: WORD, rate: 1 })),
    reply: refused(403, NOT_ALLOWED),
    answer: refusedAt('createTax', 'FORBIDDEN', 403, NOT_ALLOWED),
  },
  changingTax,
  {
    name: 'reading a tax after a change',
    given: changingTax.given,
    after: [changingTax],
    ...reading(501),
    reply: ok({ id: 501, name: `${WORD} b`, rate: 1.75, is_default: false, is_active: false }),
    pinned: ['name', 'rate', 'is_active'].map((name) => `responseData.${name}`),
    answer: shows({ tax: { id: '501', name: `${WORD} b`, rate: 1.75, isDefault: false, isActive: false } }),
  },
  {
    name: 'changing the rate of a tax to more than everything',
    given: [ownerSignedIn, cityTax],
    ...changing(501, { rate: 100.5 }, { rate: 100.5 }),
    reply: refused(422, 'Please type a valid tax rate.', refusedRate),
    answer: refusedAt('updateTax', 'INVALID', 422, 'Please type a valid tax rate.', rateRefused),
  },
  {
    name: 'changing a tax without the authority for it',
    given: [signedInWithout('manage_taxes'), cityTax],
    ...asAdmin(changing(501, { rate: 2 }, { rate: 2 })),
    reply: refused(403, NOT_ALLOWED),
    answer: refusedAt('updateTax', 'FORBIDDEN', 403, NOT_ALLOWED),
  },
  {
    name: 'changing a tax of another company',
    given: [ownerSignedIn, foreignTax],
    ...changing(501, { rate: 2 }, { rate: 2 }),
    reply: refused(404, NOT_THERE),
    answer: refusedAt('updateTax', 'NOT_FOUND', 404, NOT_THERE),
  },
  deletingTax,
  {
    name: 'reading a tax after the deletion',
    given: deletingTax.given,
    after: [deletingTax],
    ...reading(501, 'id'),
    reply: refused(404, NOT_THERE),
    answer: refusedWith('NOT_FOUND', 404, NOT_THERE),
  },
  {
    name: 'deleting a tax without the authority for it',
    given: [signedInWithout('manage_taxes'), cityTax],
    ...asAdmin(deleting(501)),
    reply: refused(403, NOT_ALLOWED),
    answer: refusedAt('deleteTax', 'FORBIDDEN', 403, NOT_ALLOWED),
  },
  {
    name: 'deleting a tax of another company',
    given: [ownerSignedIn, foreignTax],
    ...deleting(501),
    reply: refused(404, NOT_THERE),
    answer: refusedAt('deleteTax', 'NOT_FOUND', 404, NOT_THERE),
  },
]
