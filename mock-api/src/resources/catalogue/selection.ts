import { messages } from '@callout/contracts/text/messages'
import { invalid } from '../../http/apiError.ts'
import type { CompanyRecord } from '../profile/records.ts'
import type { Store } from '../../db/store.ts'
import { categoryDefaults, type CategoryRecord } from './records.ts'
import { categoryTemplates } from './templates.ts'

const isMeant = (category: CategoryRecord, id: number): boolean =>
  category.template_id === id || (category.id === id && category.deleted_at === null)

function chosen(store: Store, company: CompanyRecord, id: number, field: string): CategoryRecord {
  const ownCategory = store.categories.by('company_id', company.id).find((category) => isMeant(category, id))
  if (ownCategory) return store.categories.update(ownCategory.id, { is_active: true, deleted_at: null })
  const template = categoryTemplates.find((candidate) => candidate.id === id)
  if (!template) throw invalid({ field, message: 'This category doesn’t exist.' })
  const { name, description } = template
  return store.categories.insert({ company_id: company.id, template_id: id, name, description, ...categoryDefaults, is_active: true })
}

/** Returns the company's own ids. Removed categories stay on jobs. Throws 422 on `field`. Run within a transaction. */
export function selectCategories(store: Store, company: CompanyRecord, ids: readonly number[], field: string): number[] {
  if (ids.length === 0) throw invalid({ field, message: messages.selectCategory })
  for (const { id } of store.categories.by('company_id', company.id)) store.categories.update(id, { is_active: false })
  return [...new Set(ids.map((id) => chosen(store, company, id, field).id))]
}
