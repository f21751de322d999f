import { settingsEndpoints } from '@callout/contracts/settings/endpoints'
import { company } from '@callout/contracts/settings/samples'
import { type Interaction, interactionNamed, ok, shows } from '../interaction.ts'
import { OWNER_TOKEN, ownerSignedIn, signedIn, TOKEN } from '../states.ts'
import { companyWithLogo, ownTrade } from '../workStates.ts'
import { changing } from './settings.ts'

const COMPANY = `id organizationName organizationEmail phoneCountryCode phone address street1 city province country zipcode website
  companySize categoryIds logoUrl branchesCount staffCount`

const companyShown = {
  id: '1',
  organizationName: 'North Heating',
  organizationEmail: 'office@north-heating.test',
  phoneCountryCode: '1',
  phone: '5550100',
  address: '12 Lake Street, Chicago, IL 60601',
  street1: '12 Lake Street',
  city: 'Chicago',
  province: 'Illinois',
  country: 'United States',
  zipcode: '60601',
  website: 'https://north-heating.test',
  companySize: '11-20',
  categoryIds: ['3'],
  logoUrl: 'https://north-heating.test/logo.png',
  branchesCount: 2,
  staffCount: 9,
}

const profileInteractions: readonly Interaction[] = [
  {
    name: 'reading the profile of the company',
    given: [signedIn, ownTrade, companyWithLogo],
    row: settingsEndpoints.getCompany,
    operation: { query: `query Company { company { ${COMPANY} } }`, token: TOKEN },
    sends: { path: '/companies' },
    reply: ok(company),
    answer: shows({ company: companyShown }),
  },
  {
    name: 'changing the profile of the company',
    given: [ownerSignedIn],
    row: settingsEndpoints.updateCompany,
    operation: changing(
      'updateCompany',
      'UpdateCompanyInput',
      {
        id: '1',
        organizationName: 'North Heating',
        organizationEmail: 'office@north-heating.test',
        phoneCountryCode: '1',
        phone: '5550100',
        address: '12 Lake Street, Chicago, IL 60601',
        street1: '12 Lake Street',
        city: 'Chicago',
        province: 'Illinois',
        country: 'United States',
        zipcode: '60601',
        website: 'https://north-heating.test',
        companySize: '11-20',
        logo: 'data:image/png;base64,iVBORw0KGgo=',
      },
      'id organizationName logoUrl',
    ),
    sends: {
      path: '/companies/1',
      body: {
        organization_name: 'North Heating',
        organization_email: 'office@north-heating.test',
        phone_country_code: '1',
        phone: '5550100',
        address: '12 Lake Street, Chicago, IL 60601',
        street1: '12 Lake Street',
        city: 'Chicago',
        province: 'Illinois',
        country: 'United States',
        zipcode: '60601',
        website: 'https://north-heating.test',
        company_size: '11-20',
        logo: 'data:image/png;base64,iVBORw0KGgo=',
      },
    },
    reply: ok({ id: 1, organization_name: 'North Heating', logo_url: company.logo_url }),
    answer: shows({ updateCompany: { id: '1', organizationName: 'North Heating', logoUrl: company.logo_url } }),
  },
]

const changingCompany = interactionNamed(profileInteractions, 'changing the profile of the company')

/** The company as it presents itself. */
export const companyInteractions: readonly Interaction[] = [
  ...profileInteractions,
  {
    name: 'reading the profile of the company after it was changed',
    given: changingCompany.given,
    after: [changingCompany],
    row: settingsEndpoints.getCompany,
    operation: { query: 'query Company { company { id organizationName companySize } }', token: OWNER_TOKEN },
    sends: { path: '/companies' },
    reply: ok({ id: 1, organization_name: 'North Heating', company_size: '11-20' }),
    pinned: ['responseData.organization_name', 'responseData.company_size'],
    answer: shows({ company: { id: '1', organizationName: 'North Heating', companySize: '11-20' } }),
  },
]
