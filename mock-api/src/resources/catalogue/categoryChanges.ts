import type { CategoryBody, CategoryChangeBody, CategoryDeletion, ServiceCategory } from '@callout/contracts/catalogue/schemas'
import { responseCode } from '@callout/contracts/wire/envelope'
import type { Deleted, z } from '@callout/contracts/wire/zod'
import type { Caller } from '../../http/access.ts'
import { invalid, ApiError } from '../../http/apiError.ts'
import { categoryDefaults, type CategoryRecord } from './records.ts'
import type { Store } from '../../db/store.ts'
import type { Viewer } from '../../http/viewer.ts'
import { commonCategory, ownCategory } from './categoryView.ts'
import { categoryTemplates } from './templates.ts'

const notThere = (): ApiError => new ApiError(responseCode.NOT_FOUND, 'This category doesn’t exist.')

/** One of the company's own, given up or not. Throws 404. */
export function ownRecord(store: Store, { company }: Caller, id: number): CategoryRecord {
  const category = store.categories.get(id)
  if (category?.company_id !== company.id || category.deleted_at !== null) throw notThere()
  return category
}

/** Answers `GET /categories/{id}`: the company's own or a shared one. Throws 404. */
export function categoryOf(store: Store, caller: Caller, id: number): ServiceCategory {
  const template = categoryTemplates.find((candidate) => candidate.id === id)
  if (template) return commonCategory(store, store.categories.by('company_id', caller.company.id), template)
  return ownCategory(store, ownRecord(store, caller, id))
}

export const createCategory = ({ store, caller }: Viewer, body: CategoryBody): CategoryRecord =>
  store.categories.insert({ ...categoryDefaults, ...body, company_id: caller.company.id, template_id: null, is_active: true })

export function updateCategory({ store, caller }: Viewer, { id, ...sent }: CategoryChangeBody): CategoryRecord {
  ownRecord(store, caller, id)
  return store.categories.update(id, Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)))
}

/** Answers `DELETE /categories/{id}`. Its services move to the other category; without one they keep it where it is: 422. */
export function deleteCategory({ store, caller, now }: Viewer, { id, move_to_category_id }: z.output<typeof CategoryDeletion>) {
  ownRecord(store, caller, id)
  const services = store.services.by('category_id', id)
  if (services.length > 0 && move_to_category_id === undefined)
    throw invalid({ field: 'move_to_category_id', message: 'Move the services of this category to another one first.' })
  const target = services.length > 0 && move_to_category_id !== undefined ? ownRecord(store, caller, move_to_category_id) : null
  store.transaction(() => {
    for (const service of services) store.services.update(service.id, { category_id: target?.id ?? null })
    store.categories.update(id, { is_active: false, deleted_at: now })
  })
  return { id, deleted_at: now } satisfies z.input<typeof Deleted>
}
