import { catalogueEndpoints } from '@callout/contracts/catalogue/endpoints'
import { service } from '@callout/contracts/catalogue/samples'
import { type Interaction, ok, refused, refusedAt, refusedWith, shows } from '../../interaction.ts'
import { these, WORD } from '../../recordStates.ts'
import { OWNER_TOKEN, ownerSignedIn, TOKEN } from '../../states.ts'
import { ownTrade, pricedService, signedInWithout } from '../../workStates.ts'
import { pagesOf } from '../pages.ts'

type Call = Pick<Interaction, 'row' | 'operation' | 'sends'>

const FIELDS =
  'id name description amount currencyCode productType categoryId categoryName unit durationMinutes isTaxExempt taxIds cost imageUrl sku isActive'
const NOT_THERE = 'This service doesn’t exist.'
const NOT_ALLOWED = 'You don’t have permission to change the price list.'

/** Of a staff admin, whose authorities are given. */
const asAdmin = (call: Call): Call => ({ ...call, operation: { ...call.operation, token: TOKEN } })

const reading = (id: number, selection = FIELDS): Call => ({
  row: catalogueEndpoints.getService,
  operation: { query: `query Service($id: ID!) { service(id: $id) { ${selection} } }`, variables: { id: String(id) }, token: OWNER_TOKEN },
  sends: { path: `/services/${id}` },
})

const changing = (id: number, typed: object, sent: object, selection = 'id'): Call => ({
  row: catalogueEndpoints.updateService,
  operation: {
    query: `mutation UpdateService($input: ServiceChangeInput!) { updateService(input: $input) { ${selection} } }`,
    variables: { input: { id: String(id), ...typed } },
    token: OWNER_TOKEN,
  },
  sends: { path: `/services/${id}`, body: { ...sent, apply_to: 'new_only' } },
})

const deleting = (id: number): Call => ({
  row: catalogueEndpoints.deleteService,
  operation: {
    query: 'mutation DeleteService($id: ID!) { deleteService(id: $id) { id deletedAt } }',
    variables: { id: String(id) },
    token: OWNER_TOKEN,
  },
  sends: { path: `/services/${id}` },
})

const position = { id: 501, name: WORD, description: 'Old', category_id: 3, product_type: 0, amount: 10, is_active: true, sku: 'Z-1' }
const positionIsThere = these('services', position)
const foreignPosition = these('services', { ...position, of_another_company: true })

const changingPosition: Interaction = {
  name: 'changing what a position costs, and what is said of it',
  given: [ownerSignedIn, ownTrade, positionIsThere],
  ...changing(
    501,
    { name: `${WORD} b`, amount: 12.25, description: null, categoryId: null, sku: null, durationMinutes: 30, isActive: false },
    { name: `${WORD} b`, amount: 12.25, description: '', category_id: null, sku: '', duration_minutes: 30, is_active: false },
    'id name amount isActive',
  ),
  reply: ok({ id: 501, name: `${WORD} b`, amount: 12.25, is_active: false }),
  pinned: ['id', 'name', 'amount', 'is_active'].map((name) => `responseData.${name}`),
  answer: shows({ updateService: { id: '501', name: `${WORD} b`, amount: 12.25, isActive: false } }),
}

const deletingPosition: Interaction = {
  name: 'deleting a position of the price list',
  given: [ownerSignedIn, positionIsThere],
  ...deleting(501),
  reply: ok({ id: 501, deleted_at: 1795190400 }),
  answer: shows({ deleteService: { id: '501', deletedAt: 1795190400 } }),
}

/** Single positions of the price list: read, changed and deleted, what is so afterwards, and why that is refused; and those of a trade. */
export const serviceChangeInteractions: readonly Interaction[] = [
  {
    name: 'reading a position of the price list',
    given: [ownerSignedIn, ownTrade, pricedService],
    ...reading(11),
    reply: ok(service),
    answer: shows({
      service: {
        id: '11',
        name: 'Boiler service',
        description: 'Yearly check',
        amount: 45.5,
        currencyCode: 'USD',
        productType: 'SERVICE',
        categoryId: '3',
        categoryName: 'Heating',
        unit: 'hour',
        durationMinutes: 90,
        isTaxExempt: false,
        taxIds: ['5'],
        cost: 18.25,
        imageUrl: 'https://callout.test/services/boiler.webp',
        sku: 'BS-1',
        isActive: true,
      },
    }),
  },
  {
    name: 'reading a position of another company',
    given: [ownerSignedIn, foreignPosition],
    ...reading(501, 'id'),
    reply: refused(404, NOT_THERE),
    answer: refusedWith('NOT_FOUND', 404, NOT_THERE),
  },
  changingPosition,
  {
    name: 'reading a position after a change',
    given: changingPosition.given,
    after: [changingPosition],
    ...reading(501, 'name description amount categoryId sku durationMinutes isActive'),
    reply: ok({
      id: 501,
      name: `${WORD} b`,
      description: '',
      amount: 12.25,
      category_id: null,
      sku: null,
      duration_minutes: 30,
      is_active: false,
    }),
    pinned: ['name', 'description', 'amount', 'category_id', 'sku', 'duration_minutes', 'is_active'].map((name) => `responseData.${name}`),
    answer: shows({
      service: {
        name: `${WORD} b`,
        description: '',
        amount: 12.25,
        categoryId: null,
        sku: null,
        durationMinutes: 30,
        isActive: false,
      },
    }),
  },
  {
    name: 'changing a position without the authority for it',
    given: [signedInWithout('manage_services'), positionIsThere],
    ...asAdmin(changing(501, { name: 'Mine' }, { name: 'Mine' })),
    reply: refused(403, NOT_ALLOWED),
    answer: refusedAt('updateService', 'FORBIDDEN', 403, NOT_ALLOWED),
  },
  {
    name: 'changing a position of another company',
    given: [ownerSignedIn, foreignPosition],
    ...changing(501, { name: 'Mine' }, { name: 'Mine' }),
    reply: refused(404, NOT_THERE),
    answer: refusedAt('updateService', 'NOT_FOUND', 404, NOT_THERE),
  },
  deletingPosition,
  {
    name: 'reading a position after the deletion',
    given: deletingPosition.given,
    after: [deletingPosition],
    ...reading(501, 'id'),
    reply: refused(404, NOT_THERE),
    answer: refusedWith('NOT_FOUND', 404, NOT_THERE),
  },
  {
    name: 'deleting a position without the authority for it',
    given: [signedInWithout('manage_services'), positionIsThere],
    ...asAdmin(deleting(501)),
    reply: refused(403, NOT_ALLOWED),
    answer: refusedAt('deleteService', 'FORBIDDEN', 403, NOT_ALLOWED),
  },
  {
    name: 'deleting a position of another company',
    given: [ownerSignedIn, foreignPosition],
    ...deleting(501),
    reply: refused(404, NOT_THERE),
    answer: refusedAt('deleteService', 'NOT_FOUND', 404, NOT_THERE),
  },
  ...pagesOf({
    of: 'positions of a trade, among others that differ in one thing each',
    row: catalogueEndpoints.listCategoryServices,
    given: [
      ownerSignedIn,
      ownTrade,
      these(
        'services',
        { ...position, id: 501, name: `${WORD} a` },
        { ...position, id: 502, name: `${WORD} b` },
        { ...position, id: 503, category_id: 4 },
        { ...position, id: 504, is_active: false },
        { ...position, id: 505, of_another_company: true },
      ),
    ],
    root: 'categoryServices',
    wire: 'services',
    token: OWNER_TOKEN,
    input: { id: '3', search: WORD, isActive: true },
    types: { id: 'ID!', search: 'String', isActive: 'Boolean' },
    path: '/categories/3/services',
    sent: { search: WORD, is_active: 'true' },
    both: [501, 502].map((id) => [
      { id, name: WORD },
      { id: String(id), name: WORD },
    ]),
  }),
]
