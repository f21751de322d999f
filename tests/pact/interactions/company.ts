import { branchEndpoints } from '@callout/contracts/branches/endpoints'
import { branchPage } from '@callout/contracts/branches/samples'
import { formEndpoints } from '@callout/contracts/forms/endpoints'
import { formPage } from '@callout/contracts/forms/samples'
import { settingsEndpoints } from '@callout/contracts/settings/endpoints'
import { companySettings } from '@callout/contracts/settings/samples'
import { taxEndpoints } from '@callout/contracts/taxes/endpoints'
import { taxPage } from '@callout/contracts/taxes/samples'
import { type Interaction, ok, shows } from '../interaction.ts'
import { signedIn, TOKEN } from '../states.ts'
import { allBranchesActive, businessHours, defaultTax, nothingMatches, ownForm } from '../workStates.ts'

const branches = (isActive: boolean): Pick<Interaction, 'row' | 'operation' | 'sends'> => ({
  row: branchEndpoints.listBranches,
  operation: {
    query: `query Branches($isActive: Boolean, $perPage: Int) {
      branches(isActive: $isActive, perPage: $perPage) { totalCount page perPage items { id name address isActive isDefault } }
    }`,
    variables: { isActive, perPage: 100 },
    token: TOKEN,
  },
  sends: { path: '/branches', query: { is_active: String(isActive), per_page: '100' } },
})

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

const { customer, team, job } = companySettings

export const companyInteractions: readonly Interaction[] = [
  {
    name: 'listing the branches that are active',
    given: [signedIn, allBranchesActive],
    ...branches(true),
    reply: ok({ ...branchPage, branches: branchPage.branches.slice(0, 1) }),
    unread: ['branches.city', 'branches.province'],
    answer: shows({
      branches: {
        totalCount: 2,
        page: 1,
        perPage: 100,
        items: [{ id: '1', name: 'North', address: '80 Elm Street, Chicago', isActive: true, isDefault: true }],
      },
    }),
  },
  {
    name: 'listing the branches that are not, where all are',
    given: [signedIn, allBranchesActive],
    ...branches(false),
    reply: ok({ branches: [], pagination: none }),
    answer: shows({ branches: noneShown }),
  },
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
  {
    name: 'reading the settings of the company',
    given: [signedIn, defaultTax, businessHours],
    row: settingsEndpoints.getSettings,
    operation: {
      query: `query CompanySettings {
        companySettings {
          customer {
            companyName timezone dateFormat timeFormat currencyCode isLineItemRequired taxBasis discountBasis defaultTaxId invoiceDueDays
          }
          team { businessHours { day isOn open close } holidays { date name } slotMinutes warnOnClash staffCanSeePrices }
          job { jobPrefix defaultDurationMinutes defaultPriority lateAfterMinutes arrivalWindowMinutes }
        }
      }`,
      token: TOKEN,
    },
    sends: { path: '/settings/get_customer_setting' },
    reply: ok({ customer, team: { ...team, business_hours: team.business_hours.slice(1) }, job }),
    unread: ['customer.language_code'],
    answer: shows({
      companySettings: {
        customer: {
          companyName: 'North Heating',
          timezone: 'America/Chicago',
          dateFormat: 'MM/dd/yyyy',
          timeFormat: 'TWELVE_HOUR',
          currencyCode: 'USD',
          isLineItemRequired: true,
          taxBasis: 'GROSS',
          discountBasis: 'GROSS',
          defaultTaxId: '5',
          invoiceDueDays: 7,
        },
        team: {
          businessHours: [{ day: 1, isOn: true, open: '08:00', close: '17:00' }],
          holidays: [{ date: '2026-12-25', name: 'Christmas Day' }],
          slotMinutes: 30,
          warnOnClash: true,
          staffCanSeePrices: false,
        },
        job: { jobPrefix: 'J-', defaultDurationMinutes: 120, defaultPriority: 'LOW', lateAfterMinutes: 15, arrivalWindowMinutes: 30 },
      },
    }),
  },
]
