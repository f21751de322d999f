import { taxEndpoints } from '@callout/contracts/taxes/endpoints'
import { taxPage } from '@callout/contracts/taxes/samples'
import { type Interaction, ok, shows } from '../interaction.ts'
import { signedIn, TOKEN } from '../states.ts'
import { defaultTax, nothingMatches } from '../workStates.ts'
import { these, WORD } from '../recordStates.ts'
import { pagesOf } from './pages.ts'

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
    reply: ok({ ...taxPage, taxes: taxPage.taxes.slice(0, 1) }),
    answer: shows({
      taxes: { totalCount: 2, page: 1, perPage: 100, items: [{ id: '5', name: 'Sales tax', rate: 8.25, isDefault: true, isActive: true }] },
    }),
  },
  {
    name: 'searching for a tax that nobody pays',
    given: [signedIn, nothingMatches('window tax')],
    ...taxes('window tax'),
    reply: ok({ taxes: [], pagination: none }),
    answer: shows({ taxes: noneShown }),
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
