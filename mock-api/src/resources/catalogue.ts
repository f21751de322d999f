import type { OwnCategoryQuery, ServiceCategory } from '@callout/contracts/catalogue/schemas'
import type { z } from '@callout/contracts/zod'
import { foldedText, hasWords, searchWords } from '@callout/contracts/foldedText'
import type { DomainHandlers } from '../handlers.ts'
import { listing } from '../listing.ts'
import type { Store } from '../store/store.ts'
import { sortedBy } from '../store/sortedList.ts'
import type { CategoryRecord } from '../store/collections/catalogue.ts'
import { serviceList } from './catalogue/serviceList.ts'
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

type Named = Pick<ServiceCategory, 'name' | 'description'>

const byName = (a: Named, b: Named): number => a.name.localeCompare(b.name)
const textOf = ({ name, description }: Named): string => foldedText(`${name} ${description ?? ''}`)

const ownCategoryList = listing<z.output<typeof OwnCategoryQuery>, ServiceCategory>()('categories', {
  words: { texts: (category) => [textOf(category)] },
  shown: () => (category) => category.is_active,
  order: ({ store, caller }) => sortedBy(store.categories.by('company_id', caller.company.id), byName),
  view: ({ store }, category) => ownCategory(store, category),
})

export const catalogueHandlers: DomainHandlers<'catalogue'> = {
  /** On the web what there is to choose from, besides what the company made itself; else the company's own alone. */
  listCategories: ({ input, store, company }) => {
    const own = store.categories.by('company_id', company.id)
    const common = input.is_web_request ? categoryTemplates.map((template) => commonCategory(store, own, template)) : []
    const shownOwn = input.is_web_request ? own.filter(({ template_id }) => template_id === null) : own
    const listed = [...common, ...shownOwn.map((category) => ownCategory(store, category))]
    const words = searchWords(input.search ?? '')
    return listed.filter((category) => hasWords(textOf(category), words)).toSorted(byName)
  },

  /** The ids are those that jobs and services have. */
  listOwnCategories: (call) => ownCategoryList.reply('categories', call),

  listServices: (call) => serviceList.reply('services', call),
}
