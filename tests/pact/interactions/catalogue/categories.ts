import { catalogueEndpoints } from '@callout/contracts/catalogue/endpoints'
import { categories } from '@callout/contracts/catalogue/samples'
import { type Interaction, ok, shows } from '../../interaction.ts'
import { noCategoryMatches, offeredCategories, PENDING_TOKEN, pendingSignedIn } from '../../states.ts'

const reading = (search?: string): Pick<Interaction, 'row' | 'operation' | 'sends'> => ({
  row: catalogueEndpoints.listCategories,
  operation: {
    query: 'query Categories($search: String) { categories(search: $search) { id name imageUrl description } }',
    variables: { search },
    token: PENDING_TOKEN,
  },
  sends: { path: '/categories', query: { is_web_request: 'true', ...(search !== undefined && { search }) } },
})

export const catalogueInteractions: readonly Interaction[] = [
  {
    name: 'reading the trades before the email address is verified',
    given: [pendingSignedIn, offeredCategories],
    ...reading(),
    reply: ok(categories.slice(0, 1)),
    unread: ['responseData.services_count', 'responseData.is_selected'],
    answer: shows({
      categories: [
        {
          id: '3',
          name: 'Heating',
          imageUrl: 'https://callout.test/categories/heating.webp',
          description: 'Boilers, radiators and heat pumps',
        },
      ],
    }),
  },
  {
    name: 'searching for a trade that does not exist',
    given: [pendingSignedIn, noCategoryMatches('alchemy')],
    ...reading('alchemy'),
    reply: ok([]),
    answer: shows({ categories: [] }),
  },
]
