import type { ServiceCategory } from '@callout/contracts/catalogue/schemas'
import { foldedText, hasWords, searchWords } from '../foldedText.ts'
import type { DomainHandlers } from '../handlers.ts'
import { pageOf } from '../page.ts'
import type { Store } from '../store/store.ts'
import type { CategoryRecord } from '../store/workRecords.ts'
import { serviceListing } from './catalogue/serviceListing.ts'
import { serviceView } from './catalogue/serviceView.ts'
import { categoryTemplates, type CategoryTemplate } from './catalogue/templates.ts'

const imageOf = ({ template_id }: CategoryRecord): string | null =>
  categoryTemplates.find(({ id }) => id === template_id)?.image_url ?? null

const ownCategory = (store: Store, category: CategoryRecord): ServiceCategory => ({
  id: category.id,
  name: category.name,
  description: category.description,
  image_url: imageOf(category),
  services_count: store.services.count('category_id', category.id),
  is_selected: category.is_active,
})

/** A common category, and whether the company has chosen it. */
function commonCategory(store: Store, own: readonly CategoryRecord[], template: CategoryTemplate): ServiceCategory {
  const chosen = own.find(({ template_id, is_active }) => template_id === template.id && is_active)
  return {
    ...template,
    services_count: chosen ? store.services.count('category_id', chosen.id) : 0,
    is_selected: chosen !== undefined,
  }
}

const byName = (a: ServiceCategory, b: ServiceCategory): number => a.name.localeCompare(b.name)
const hasText = ({ name, description }: ServiceCategory, search: string): boolean =>
  hasWords(foldedText(`${name} ${description ?? ''}`), searchWords(search))

export const catalogueHandlers: DomainHandlers<'catalogue'> = {
  /** On the web what there is to choose from, besides what the company made itself; else the company's own alone. */
  listCategories: ({ input, store, company }) => {
    const own = store.categories.by('company_id', company.id)
    const common = input.is_web_request ? categoryTemplates.map((template) => commonCategory(store, own, template)) : []
    const shownOwn = input.is_web_request ? own.filter(({ template_id }) => template_id === null) : own
    const listed = [...common, ...shownOwn.map((category) => ownCategory(store, category))]
    return listed.filter((category) => hasText(category, input.search ?? '')).toSorted(byName)
  },

  /** The ids are those that jobs and services have. */
  listOwnCategories: ({ input, store, company }) => {
    const active = store.categories.by('company_id', company.id).filter(({ is_active }) => is_active)
    const listed = active.map((category) => ownCategory(store, category)).filter((category) => hasText(category, input.search ?? ''))
    const { rows, pagination } = pageOf(listed.toSorted(byName), input)
    return { categories: rows, pagination }
  },

  listServices: ({ input, store, user, company }) => {
    const caller = { user, company }
    const { rows, pagination } = pageOf(serviceListing(store, caller, input), input)
    return { services: rows.map((service) => serviceView(store, caller, service)), pagination }
  },
}
