import { taxEndpoints } from '@callout/contracts/taxes/endpoints'
import { taxPage } from '@callout/contracts/taxes/samples'
import { type Interaction, ok, shows } from '../../interaction.ts'
import { signedIn, TOKEN } from '../../states.ts'
import { defaultTax, nothingMatches } from '../../workStates.ts'
import { these, WORD } from '../../recordStates.ts'
import { pagesOf } from '../pages.ts'

const taxes = (search: string): Pick<Interaction, 'row' | 'operation' | 'sends'> => ({
  row: taxEndpoints.listTaxes,
  operation: {
    query: `query Taxes($search: String, $perPage: Int) {
      taxes(search: $search, perPage: $perPage) { totalCount page perPage items { id name rate isDefault isActive } }
    }`,
    variables: { search, perPage: 100 },
    token: TOKEN,
  },
  sends: { path: '/taxes', query: { search, per_page: '100' } },
})

const none = { current_page: 1, per_page: 100, total_count: 0, total_pages: 0 }
const noneShown = { totalCount: 0, page: 1, perPage: 100, items: [] }

export const taxInteractions: readonly Interaction[] = [
  {
    name: 'finding a tax by its name',
    given: [signedIn, defaultTax],
    ...taxes('Sales tax'),
    reply: ok({ taxes: taxPage.taxes.slice(0, 1), pagination: { ...taxPage.pagination, total_count: 1 } }),
    answer: shows({
      taxes: { totalCount: 1, page: 1, perPage: 100, items: [{ id: '5', name: 'Sales tax', rate: 8.25, isDefault: true, isActive: true }] },
    }),
  },
  {
    name: 'searching for a tax that nobody pays',
    given: [signedIn, nothingMatches('window tax')],
    ...taxes('window tax'),
    reply: ok({ taxes: [], pagination: none }),
    answer: shows({ taxes: noneShown }),
  },
  {
    name: 'sorting the taxes in use by their rate, backwards',
    given: [
      signedIn,
      these(
        'taxes',
        { id: 501, name: `${WORD} a`, rate: 5, is_active: true },
        { id: 502, name: `${WORD} b`, rate: 6, is_active: true },
        { id: 503, name: `${WORD} c`, rate: 7, is_active: false },
      ),
    ],
    row: taxEndpoints.listTaxes,
    operation: {
      query: 'query Sorted($input: TaxesInput) { taxes(input: $input) { ignored totalCount items { id name rate } } }',
      variables: { input: { search: WORD, isActive: true, sortBy: 'RATE', sortDirection: 'DESCENDING' } },
      token: TOKEN,
    },
    sends: { path: '/taxes', query: { search: WORD, is_active: 'true', sort_by: 'rate', sort_dir: 'desc' } },
    reply: ok({
      taxes: [
        { id: 502, name: `${WORD} b`, rate: 6 },
        { id: 501, name: `${WORD} a`, rate: 5 },
      ],
      pagination: { total_count: 2 },
    }),
    pinned: ['responseData.taxes', 'taxes.id', 'taxes.rate'],
    answer: shows({
      taxes: {
        ignored: [],
        totalCount: 2,
        items: [
          { id: '502', name: `${WORD} b`, rate: 6 },
          { id: '501', name: `${WORD} a`, rate: 5 },
        ],
      },
    }),
  },
  {
    name: 'sorting the taxes by their name, backwards',
    given: [signedIn, these('taxes', { id: 501, name: `${WORD} a`, rate: 6 }, { id: 502, name: `${WORD} b`, rate: 5 })],
    row: taxEndpoints.listTaxes,
    operation: {
      query: 'query Sorted($input: TaxesInput) { taxes(input: $input) { totalCount items { id name rate } } }',
      variables: { input: { search: WORD, sortBy: 'NAME', sortDirection: 'DESCENDING' } },
      token: TOKEN,
    },
    sends: { path: '/taxes', query: { search: WORD, sort_by: 'name', sort_dir: 'desc' } },
    reply: ok({
      taxes: [
        { id: 502, name: `${WORD} b`, rate: 5 },
        { id: 501, name: `${WORD} a`, rate: 6 },
      ],
      pagination: { total_count: 2 },
    }),
    pinned: ['responseData.taxes', 'taxes.id', 'taxes.name'],
    answer: shows({
      taxes: {
        totalCount: 2,
        items: [
          { id: '502', name: `${WORD} b`, rate: 5 },
          { id: '501', name: `${WORD} a`, rate: 6 },
        ],
      },
    }),
  },
  ...pagesOf({
    of: 'taxes',
    row: taxEndpoints.listTaxes,
    given: [
      signedIn,
      these(
        'taxes',
        { id: 501, name: `${WORD} a`, rate: 5 },
        { id: 502, name: `${WORD} b`, rate: 6 },
        { id: 503, name: `${WORD} c`, rate: 7, of_another_company: true },
      ),
    ],
    root: 'taxes',
    wire: 'taxes',
    token: TOKEN,
    input: { search: WORD },
    types: { search: 'String' },
    path: '/taxes',
    sent: { search: WORD },
    both: [
      [
        { id: 501, name: `${WORD} a`, rate: 5.5 },
        { id: '501', name: `${WORD} a`, rate: 5.5 },
      ],
      [
        { id: 502, name: `${WORD} b`, rate: 6.5 },
        { id: '502', name: `${WORD} b`, rate: 6.5 },
      ],
    ],
  }),
]
