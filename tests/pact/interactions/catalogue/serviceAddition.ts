import { catalogueEndpoints } from '@callout/contracts/catalogue/endpoints'
import { service } from '@callout/contracts/catalogue/samples'
import { type Interaction, ok, refused, refusedAt, shows } from '../../interaction.ts'
import { these, WORD } from '../../recordStates.ts'
import { OWNER_TOKEN, ownerSignedIn, TOKEN } from '../../states.ts'
import { defaultTax, ownTrade, signedInWithout } from '../../workStates.ts'

type Call = Pick<Interaction, 'row' | 'operation' | 'sends'>

const FIELDS =
  'id name description amount currencyCode productType categoryId categoryName unit durationMinutes isTaxExempt taxIds cost imageUrl sku isActive'
const NOT_ALLOWED = 'You don’t have permission to change the price list.'

/** Of a staff admin, whose authorities are given. */
const asAdmin = (call: Call): Call => ({ ...call, operation: { ...call.operation, token: TOKEN } })

const adding = (input: object, body: object, category?: number, key?: string, selection = FIELDS): Call => ({
  row: category === undefined ? catalogueEndpoints.createService : catalogueEndpoints.createCategoryService,
  operation: {
    query: `mutation CreateService($input: ServiceInput!, $key: String) { createService(input: $input, idempotencyKey: $key) { ${selection} } }`,
    variables: { input, key },
    token: OWNER_TOKEN,
  },
  sends: {
    path: category === undefined ? '/services' : `/categories/${category}/services`,
    body,
    ...(key !== undefined && { headers: { 'Idempotency-Key': key } }),
  },
})

/** The one position that has the word. */
const finding = (selection: string): Call => ({
  row: catalogueEndpoints.listServices,
  operation: {
    query: `query Services { services(input: { search: "${WORD}" }) { totalCount items { ${selection} } } }`,
    token: OWNER_TOKEN,
  },
  sends: { path: '/services/list_services', query: { search: WORD } },
})

const typed = { name: WORD, amount: 45.5, currencyCode: 'USD', productType: 'PRODUCT' }
const sent = { name: WORD, amount: 45.5, currency_code: 'USD', product_type: 1 }

const addingAlone: Interaction = {
  name: 'adding a position to the price list',
  given: [ownerSignedIn],
  ...adding({ ...typed, unit: 'piece' }, { ...sent, unit: 'piece' }),
  reply: ok({
    ...service,
    id: 7,
    name: WORD,
    product_type: 1,
    category_id: null,
    category_name: null,
    unit: 'piece',
    duration_minutes: null,
    description: '',
    sku: null,
    tax_ids: [],
    cost: null,
    image_url: null,
  }),
  answer: shows({
    createService: {
      id: '7',
      name: WORD,
      description: '',
      amount: 45.5,
      currencyCode: 'USD',
      productType: 'PRODUCT',
      categoryId: null,
      categoryName: null,
      unit: 'piece',
      durationMinutes: null,
      isTaxExempt: false,
      taxIds: [],
      cost: null,
      imageUrl: null,
      sku: null,
      isActive: true,
    },
  }),
}

const whole = { description: 'Yearly check', unit: 'hour', sku: 'BS-1' }
const addingUnderTrade: Interaction = {
  name: 'adding a position to a trade',
  given: [ownerSignedIn, ownTrade, defaultTax],
  ...adding(
    {
      ...typed,
      ...whole,
      categoryId: '3',
      durationMinutes: 90,
      isTaxExempt: true,
      isActive: false,
      taxIds: ['5'],
      cost: 18.25,
      imageUrl: 'https://callout.test/services/boiler.webp',
    },
    {
      ...sent,
      ...whole,
      category_id: 3,
      duration_minutes: 90,
      is_tax_exempt: true,
      is_active: false,
      tax_ids: [5],
      cost: 18.25,
      image_url: 'https://callout.test/services/boiler.webp',
    },
    3,
  ),
  reply: ok({ ...service, id: 7, name: WORD, product_type: 1, is_tax_exempt: true, is_active: false }),
  answer: shows({
    createService: {
      id: '7',
      name: WORD,
      description: 'Yearly check',
      amount: 45.5,
      currencyCode: 'USD',
      productType: 'PRODUCT',
      categoryId: '3',
      categoryName: 'Heating',
      unit: 'hour',
      durationMinutes: 90,
      isTaxExempt: true,
      taxIds: ['5'],
      cost: 18.25,
      imageUrl: 'https://callout.test/services/boiler.webp',
      sku: 'BS-1',
      isActive: false,
    },
  }),
}

/** One row of a file, sent under the key of that row. */
const addingOnce = (name: string, category?: number): Interaction => ({
  name: `adding ${name} under a key`,
  given: [ownerSignedIn, ownTrade],
  ...adding(
    { ...typed, ...(category !== undefined && { categoryId: String(category) }) },
    { ...sent, ...(category !== undefined && { category_id: category }) },
    category,
    'key-of-one-service',
    'name amount',
  ),
  reply: ok({ id: 7, name: WORD, amount: 45.5 }),
  pinned: ['responseData.name', 'responseData.amount'],
  answer: shows({ createService: { name: WORD, amount: 45.5 } }),
})

const once = [addingOnce('a position'), addingOnce('a position of a trade', 3)]

const required = (field: string) => ({ errors: [{ field, message: 'Required' }] })

/** Positions that are added to the price list, to a trade or to none, and why that is refused. */
export const serviceAdditionInteractions: readonly Interaction[] = [
  addingAlone,
  {
    name: 'finding a position that was added',
    given: addingAlone.given,
    after: [addingAlone],
    ...finding('id name amount productType categoryId unit isActive'),
    reply: ok({
      services: [{ id: 7, name: WORD, amount: 45.5, product_type: 1, category_id: null, unit: 'piece', is_active: true }],
      pagination: { total_count: 1 },
    }),
    pinned: [
      'responseData.services',
      'services.name',
      'services.amount',
      'services.product_type',
      'services.unit',
      'services.is_active',
      'pagination.total_count',
    ],
    answer: shows({
      services: {
        totalCount: 1,
        items: [{ id: '7', name: WORD, amount: 45.5, productType: 'PRODUCT', categoryId: null, unit: 'piece', isActive: true }],
      },
    }),
  },
  addingUnderTrade,
  ...once.flatMap((first) => [first, { ...first, name: `${first.name} again`, after: [first] }]),
  {
    name: 'finding a position that was added to a trade',
    given: addingUnderTrade.given,
    after: [addingUnderTrade],
    ...finding('id name categoryId durationMinutes isTaxExempt isActive'),
    reply: ok({
      services: [{ id: 7, name: WORD, category_id: 3, duration_minutes: 90, is_tax_exempt: true, is_active: false }],
      pagination: { total_count: 1 },
    }),
    pinned: [
      'responseData.services',
      'services.name',
      'services.category_id',
      'services.duration_minutes',
      'services.is_tax_exempt',
      'services.is_active',
      'pagination.total_count',
    ],
    answer: shows({
      services: {
        totalCount: 1,
        items: [{ id: '7', name: WORD, categoryId: '3', durationMinutes: 90, isTaxExempt: true, isActive: false }],
      },
    }),
  },
  {
    name: 'adding a position to a trade of another company',
    given: [ownerSignedIn, these('categories', { id: 501, of_another_company: true })],
    ...adding({ ...typed, categoryId: '501' }, { ...sent, category_id: 501 }, 501),
    reply: refused(422, 'Choose one of your categories', { errors: [{ field: 'category_id', message: 'Choose one of your categories' }] }),
    answer: refusedAt('createService', 'INVALID', 422, 'Choose one of your categories', {
      fields: [{ field: 'categoryId', message: 'Choose one of your categories' }],
    }),
  },
  {
    name: 'adding a position without a name',
    given: [ownerSignedIn],
    ...adding({ ...typed, name: '' }, { ...sent, name: '' }),
    reply: refused(422, 'Required', required('name')),
    answer: refusedAt('createService', 'INVALID', 422, 'Required', { fields: [{ field: 'name', message: 'Required' }] }),
  },
  {
    name: 'adding a position without the authority for it',
    given: [signedInWithout('manage_services')],
    ...asAdmin(adding(typed, sent)),
    reply: refused(403, NOT_ALLOWED),
    answer: refusedAt('createService', 'FORBIDDEN', 403, NOT_ALLOWED),
  },
]
