import { sampleForms } from '../../resources/forms/sampleForms.ts'
import type { FormRecord } from '../../resources/forms/records.ts'
import type { CompanyRecord } from '../../resources/profile/records.ts'
import type { Offer } from '../catalogue/priceList.ts'
import { tradeForms } from './tradeForms.ts'

const IDS_PER_COMPANY = 100

export function getForms({ id: companyId, created_at }: CompanyRecord, offers: readonly Offer[]): FormRecord[] {
  const companyForms = offers.flatMap(({ category, trade }) =>
    (tradeForms[trade.name] ?? []).map((draft) => ({
      ...draft,
      status: 1 as const,
      is_template: false,
      category_ids: [category.id],
      version: 1,
      lock_version: 1,
      updated_at: created_at,
    })),
  )
  return [...sampleForms, ...companyForms].map((form, index) => ({
    ...form,
    id: companyId * IDS_PER_COMPANY + index + 1,
    company_id: companyId,
  }))
}
