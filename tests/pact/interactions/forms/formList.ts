import { formEndpoints } from '@callout/contracts/forms/endpoints'
import { formPage } from '@callout/contracts/forms/samples'
import { type Interaction, ok, shows } from '../../interaction.ts'
import { signedIn, TOKEN } from '../../states.ts'
import { nothingMatches, ownForm } from '../../workStates.ts'
import { these, WORD } from '../../recordStates.ts'
import { pagesOf } from '../pages.ts'

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

export const formListInteractions: readonly Interaction[] = [
  {
    name: 'finding a job form by its name',
    given: [signedIn, ownForm],
    ...forms('Boiler checklist'),
    reply: ok({ forms: formPage.forms.slice(1), pagination: { ...formPage.pagination, total_count: 1 } }),
    unread: ['forms.status', 'forms.updated_at', 'forms.attach_to'],
    answer: shows({
      forms: {
        totalCount: 1,
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
  ...pagesOf({
    of: 'job forms that are no samples',
    row: formEndpoints.listForms,
    given: [
      signedIn,
      these(
        'forms',
        { id: 501, form_name: `${WORD} a`, is_template: false },
        { id: 502, form_name: `${WORD} b`, is_template: false },
        { id: 503, form_name: `${WORD} c`, is_template: true },
        { id: 504, form_name: `${WORD} d`, is_template: false, of_another_company: true },
      ),
    ],
    root: 'forms',
    wire: 'forms',
    token: TOKEN,
    input: { search: WORD, isTemplate: false },
    types: { search: 'String', isTemplate: 'Boolean' },
    path: '/forms',
    sent: { search: WORD, is_template: 'false' },
    both: [
      [
        { id: 501, form_name: `${WORD} a` },
        { id: '501', formName: `${WORD} a` },
      ],
      [
        { id: 502, form_name: `${WORD} b` },
        { id: '502', formName: `${WORD} b` },
      ],
    ],
  }),
]
