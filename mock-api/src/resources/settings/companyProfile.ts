import type { UpdateCompanyBody } from '@callout/contracts/settings/bodies'
import type { Company } from '@callout/contracts/settings/schemas'
import type { CompanyRecord } from '../profile/records.ts'
import type { Store } from '../../db/store.ts'
import { keepingLetterhead } from '../profile/letterhead.ts'

export const companyView = (store: Store, company: CompanyRecord): Company => ({
  id: company.id,
  organization_name: company.name,
  organization_email: company.email,
  phone_country_code: company.phone_country_code,
  phone: company.phone,
  address: company.address,
  street1: company.street1,
  city: company.city,
  province: company.province,
  country: company.country,
  zipcode: company.zipcode,
  website: company.website,
  company_size: company.company_size,
  category_ids: store.categories
    .by('company_id', company.id)
    .filter(({ is_active }) => is_active)
    .map(({ id }) => id),
  logo_url: company.logo_url,
  branches_count: store.branches.count('company_id', company.id),
  staff_count: store.users.by('company_id', company.id).filter(({ is_active }) => is_active).length,
})

/** Changes what the body names; an empty website or logo is none. */
export function updateCompany(store: Store, company: CompanyRecord, { id: _, ...body }: UpdateCompanyBody): CompanyRecord {
  const { organization_name = company.name, organization_email = company.email, website, logo, ...others } = body
  const changes = {
    ...others,
    name: organization_name,
    email: organization_email,
    website: website === undefined ? company.website : website || null,
    logo_url: logo === undefined ? company.logo_url : logo || null,
  }
  return store.companies.update(company.id, keepingLetterhead(company, changes))
}
