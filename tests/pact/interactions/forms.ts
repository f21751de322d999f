import { formEndpoints } from '@callout/contracts/forms/endpoints'
import { formPage } from '@callout/contracts/forms/samples'
import { type Interaction, ok, shows } from '../interaction.ts'
import { signedIn, TOKEN } from '../states.ts'
import { nothingMatches, ownForm } from '../workStates.ts'

const forms = (search: string): Pick<Interaction, 'row' | 'operation' | 'sends'> => ({
  row: formEndpoints.listForms,
  operation: {
    query: `query Forms($search: String, $isTemplate: Boolean, $perPage: Int) {
      forms(search: $search, isTemplate: $isTemplate, perPage: $perPage) {
        totalCount page perPage items { id formName isTemplate categoryIds version }
      }
    }`,
    variables: { search, isTemplate: false, perPage: 100 },
    token: TOKEN,
  },
  sends: { path: '/forms', query: { search, is_template: 'false', per_page: '100' } },
})

const none = { current_page: 1, per_page: 100, total_count: 0, total_pages: 0 }
const noneShown = { totalCount: 0, page: 1, perPage: 100, items: [] }

export const formInteractions: readonly Interaction[] = [
  {
    name: 'finding a job form by its name',
    given: [signedIn, ownForm],
    ...forms('Boiler checklist'),
    reply: ok({ ...formPage, forms: formPage.forms.slice(1) }),
    unread: ['forms.status'],
    answer: shows({
      forms: {
        totalCount: 2,
        page: 1,
        perPage: 100,
        items: [{ id: '62', formName: 'Boiler checklist', isTemplate: false, categoryIds: ['3'], version: 4 }],
      },
    }),
  },
  {
    name: 'searching for a job form that nobody made',
    given: [signedIn, nothingMatches('moon landing')],
    ...forms('moon landing'),
    reply: ok({ forms: [], pagination: none }),
    answer: shows({ forms: noneShown }),
  },
]
