import type { ServiceCategory } from '@callout/contracts/catalogue/schemas'
import type { CategoryRecord } from './records.ts'
import type { Store } from '../../db/store.ts'
import { categoryTemplates, type CategoryTemplate } from './templates.ts'

const imageOf = ({ template_id }: CategoryRecord): string | null =>
  categoryTemplates.find(({ id }) => id === template_id)?.image_url ?? null

export const ownCategory = (store: Store, category: CategoryRecord): ServiceCategory => ({
  id: category.id,
  name: category.name,
  description: category.description,
  email: category.email,
  image_url: imageOf(category),
  services_count: store.services.count('category_id', category.id),
  is_selected: category.is_active,
  is_active: category.is_active,
})

export function commonCategory(store: Store, categories: readonly CategoryRecord[], template: CategoryTemplate): ServiceCategory {
  const chosen = categories.find(({ template_id, is_active }) => template_id === template.id && is_active)
  return {
    ...template,
    services_count: chosen ? store.services.count('category_id', chosen.id) : 0,
    is_selected: chosen !== undefined,
  }
}
