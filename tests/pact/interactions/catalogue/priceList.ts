import { catalogueEndpoints } from '@callout/contracts/catalogue/endpoints'
import { ownCategoryPage, servicePage } from '@callout/contracts/catalogue/samples'
import { type Interaction, ok, shows } from '../../interaction.ts'
import { noCategoryMatches, signedIn, TOKEN } from '../../states.ts'
import { nothingMatches, ownTrade, pricedService } from '../../workStates.ts'
import { these, WORD } from '../../recordStates.ts'
import { pagesOf } from '../pages.ts'

const trades = (search?: string): Pick<Interaction, 'row' | 'operation' | 'sends'> => ({
  row: catalogueEndpoints.listOwnCategories,
  operation: {
    query: `query OwnCategories($search: String, $perPage: Int) {
      ownCategories(search: $search, perPage: $perPage) { totalCount page perPage items { id name description } }
    }`,
    variables: { search, perPage: 100 },
    token: TOKEN,
  },
  sends: { path: '/categories/listing_of_user_categories', query: { per_page: '100', ...(search !== undefined && { search }) } },
})

const services = (input: object, query: Record<string, string>): Pick<Interaction, 'row' | 'operation' | 'sends'> => ({
  row: catalogueEndpoints.listServices,
  operation: {
    query: `query Services($input: ServicesInput) {
      services(input: $input) {
        totalCount page perPage
        items {
          id name description amount currencyCode productType categoryId categoryName unit durationMinutes isTaxExempt sku isActive
        }
      }
    }`,
    variables: { input },
    token: TOKEN,
  },
  sends: { path: '/services/list_services', query },
})

const none = { current_page: 1, per_page: 100, total_count: 0, total_pages: 0 }

const position = { name: WORD, category_id: 3, product_type: 1, is_active: true, sku: null }

/** Three positions in two trades, whose names, trades and prices stand in three orders. */
const three = [
  { id: 501, name: `${WORD} c`, category_id: 501, amount: 1 },
  { id: 502, name: `${WORD} a`, category_id: 502, amount: 3 },
  { id: 503, name: `${WORD} b`, category_id: 502, amount: 2 },
] as const

/** The three, the last one of that order first. */
const sorted = (sortBy: string, sort_by: string, ids: readonly number[]): Interaction[] => {
  const rows = ids.map((id) => three.find((item) => item.id === id) as (typeof three)[number])
  return [
    {
      name: `sorting the price list by ${sort_by}, backwards`,
      given: [
        signedIn,
        these('categories', { id: 501, name: 'Zinc' }, { id: 502, name: 'Brass' }),
        these('services', ...three.map((item) => ({ ...item, is_active: true }))),
      ],
      row: catalogueEndpoints.listServices,
      operation: {
        query: 'query Sorted($input: ServicesInput) { services(input: $input) { ignored totalCount items { id name amount } } }',
        variables: { input: { search: WORD, sortBy, sortDirection: 'DESCENDING' } },
        token: TOKEN,
      },
      sends: { path: '/services/list_services', query: { search: WORD, sort_by, sort_dir: 'desc' } },
      reply: ok({ services: rows.map(({ id, name, amount }) => ({ id, name, amount })), pagination: { total_count: 3 } }),
      pinned: ['responseData.services', 'services.id', 'services.name', 'services.amount'],
      answer: shows({
        services: { ignored: [], totalCount: 3, items: rows.map(({ id, name, amount }) => ({ id: String(id), name, amount })) },
      }),
    },
  ]
}

export const priceListInteractions: readonly Interaction[] = [
  {
    name: 'listing the trades of the company',
    given: [signedIn, ownTrade],
    ...trades(),
    reply: ok(ownCategoryPage),
    unread: ['categories.services_count', 'categories.is_selected'],
    answer: shows({
      ownCategories: { totalCount: 1, page: 1, perPage: 100, items: [{ id: '3', name: 'Heating', description: 'Boilers' }] },
    }),
  },
  {
    name: 'searching the trades of the company for one that it does not have',
    given: [signedIn, noCategoryMatches('alchemy')],
    ...trades('alchemy'),
    reply: ok({ categories: [], pagination: none }),
    answer: shows({ ownCategories: { totalCount: 0, page: 1, perPage: 100, items: [] } }),
  },
  {
    name: 'finding a position of the price list by its number',
    given: [signedIn, ownTrade, pricedService],
    ...services(
      { search: 'BS-1', categoryId: '3', productType: 'SERVICE', isActive: true, page: 1, perPage: 10 },
      { search: 'BS-1', category_id: '3', product_type: '0', is_active: 'true', page: '1', per_page: '10' },
    ),
    reply: ok({
      services: [{ ...servicePage.services[0], amount: 45.5 }],
      pagination: { current_page: 1, per_page: 10, total_count: 1, total_pages: 1 },
    }),
    answer: shows({
      services: {
        totalCount: 1,
        page: 1,
        perPage: 10,
        items: [
          {
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
            sku: 'BS-1',
            isActive: true,
          },
        ],
      },
    }),
  },
  {
    name: 'searching the price list for what nobody sells',
    given: [signedIn, nothingMatches('perpetual motion')],
    ...services({ search: 'perpetual motion', perPage: 100 }, { search: 'perpetual motion', per_page: '100' }),
    reply: ok({ services: [], pagination: none }),
    answer: shows({ services: { totalCount: 0, page: 1, perPage: 100, items: [] } }),
  },
  ...pagesOf({
    of: 'trades of the company',
    row: catalogueEndpoints.listOwnCategories,
    given: [
      signedIn,
      these(
        'categories',
        { id: 501, name: `${WORD} a` },
        { id: 502, name: `${WORD} b` },
        { id: 503, name: `${WORD} c`, of_another_company: true },
      ),
    ],
    root: 'ownCategories',
    wire: 'categories',
    token: TOKEN,
    input: { search: WORD },
    types: { search: 'String' },
    path: '/categories/listing_of_user_categories',
    sent: { search: WORD },
    both: [501, 502].map((id) => [
      { id, name: WORD },
      { id: String(id), name: WORD },
    ]),
  }),
  ...sorted('AMOUNT', 'amount', [502, 503, 501]),
  ...sorted('NAME', 'name', [501, 503, 502]),
  ...sorted('CATEGORY', 'category', [501, 502, 503]),
  ...pagesOf({
    of: 'positions of the price list, among others that differ in one thing each',
    row: catalogueEndpoints.listServices,
    given: [
      signedIn,
      these(
        'services',
        { ...position, id: 501, name: `${WORD} a` },
        { ...position, id: 502, name: `${WORD} b` },
        { ...position, id: 503, category_id: 4 },
        { ...position, id: 504, product_type: 0 },
        { ...position, id: 505, is_active: false },
        { ...position, id: 506, of_another_company: true },
      ),
    ],
    root: 'services',
    wire: 'services',
    token: TOKEN,
    inputType: 'ServicesInput',
    input: { search: WORD, categoryId: '3', productType: 'PRODUCT', isActive: true },
    path: '/services/list_services',
    sent: { search: WORD, category_id: '3', product_type: '1', is_active: 'true' },
    both: [501, 502].map((id) => [
      { id, name: WORD },
      { id: String(id), name: WORD },
    ]),
  }),
]
