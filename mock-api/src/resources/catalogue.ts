import type { OwnCategoryQuery, Service, ServiceBody, ServiceCategory } from '@callout/contracts/catalogue/schemas'
import type { z } from '@callout/contracts/wire/zod'
import { searchMatcher } from '@callout/contracts/search/searchMatcher'
import { searchText } from '@callout/contracts/search/searchText'
import type { Caller } from '../http/access.ts'
import type { DomainHandlers } from '../http/handlers.ts'
import { answerOnce } from '../http/idempotency.ts'
import { listing } from '../http/listing.ts'
import { requireAuthority } from '../http/requireAuthority.ts'
import type { Viewer } from '../http/viewer.ts'
import { categoryOf, createCategory, deleteCategory, ownRecord, updateCategory } from './catalogue/categoryChanges.ts'
import { commonCategory, ownCategory } from './catalogue/categoryView.ts'
import { createService, deleteService, ownService, updateService } from './catalogue/serviceChanges.ts'
import { serviceList } from './catalogue/serviceList.ts'
import { serviceView } from './catalogue/serviceView.ts'
import { selectCategories } from './catalogue/selection.ts'
import { categoryTemplates } from './catalogue/templates.ts'

type Named = Pick<ServiceCategory, 'name' | 'description'>

const byName = (a: Named, b: Named): number => a.name.localeCompare(b.name, 'en')
const getText = ({ name, description }: Named): string => searchText([name, description])

const ownCategoryList = listing<z.output<typeof OwnCategoryQuery>, ServiceCategory>()('categories', {
  search: { texts: (category) => [getText(category)] },
  shown: () => (category) => category.is_active,
  where: { branch_id: null, date_from: null, date_to: null },
  order: ({ store, caller }) => store.categories.by('company_id', caller.company.id).toSorted(byName),
  view: ({ store }, category) => ownCategory(store, category),
})

const requireManager = (caller: Caller): void => requireAuthority(caller, 'manage_services', 'change the price list')

function added(viewer: Viewer, { idempotency_key: key, ...body }: ServiceBody): Service {
  const { store, caller, now } = viewer
  requireManager(caller)
  const isStill = ({ id }: { readonly id: unknown }): boolean => store.services.get(Number(id)) !== undefined
  return store.transaction(() =>
    answerOnce({ store, caller, now, call: 'createService', key, input: body, isStill }, () =>
      serviceView(store, caller, createService(viewer, body)),
    ),
  )
}

export const catalogueHandlers: DomainHandlers<'catalogue'> = {
  /** For the web the templates to choose from and the categories that the company made; else the company's categories alone. */
  listCategories: ({ input, store, company }) => {
    const companyCategories = store.categories.by('company_id', company.id)
    const common = input.is_web_request ? categoryTemplates.map((template) => commonCategory(store, companyCategories, template)) : []
    const shownOwn = input.is_web_request
      ? companyCategories.filter(({ template_id, deleted_at }) => template_id === null && deleted_at === null)
      : companyCategories.filter(({ deleted_at }) => deleted_at === null)
    const listed = [...common, ...shownOwn.map((category) => ownCategory(store, category))]
    const matches = searchMatcher(input.search ?? '')
    return listed.filter((category) => matches(getText(category))).toSorted(byName)
  },

  listOwnCategories: (call) => ownCategoryList.reply('categories', call),

  selectCategories: ({ input, store, company, viewer: { caller } }) => {
    requireManager(caller)
    const ids = store.transaction(() => selectCategories(store, company, input.user_category_ids, 'user_category_ids'))
    return { categories: ids.map((id) => ownCategory(store, ownRecord(store, caller, id))) }
  },

  getCategory: ({ input, store, viewer: { caller } }) => categoryOf(store, caller, input.id),

  createCategory: ({ input, store, viewer }) => {
    requireManager(viewer.caller)
    return ownCategory(store, createCategory(viewer, input))
  },

  updateCategory: ({ input, store, viewer }) => {
    requireManager(viewer.caller)
    return ownCategory(store, updateCategory(viewer, input))
  },

  deleteCategory: ({ input, viewer }) => {
    requireManager(viewer.caller)
    return deleteCategory(viewer, input)
  },

  listServices: (call) => serviceList.reply('services', call),

  getService: ({ input, store, viewer: { caller } }) => serviceView(store, caller, ownService(store, caller, input.id)),

  createService: ({ input, viewer }) => added(viewer, input),

  updateService: ({ input, store, viewer }) => {
    requireManager(viewer.caller)
    return serviceView(store, viewer.caller, updateService(viewer, input))
  },

  deleteService: ({ input, viewer }) => {
    requireManager(viewer.caller)
    return deleteService(viewer, input.id)
  },

  listCategoryServices: (call) => {
    const { id, ...query } = call.input
    ownRecord(call.store, call.viewer.caller, id)
    return serviceList.reply('services', {
      ...call,
      input: { ...query, category_id: id, product_type: undefined, sort_by: undefined, sort_dir: undefined },
    })
  },

  createCategoryService: ({ input: { id, ...body }, viewer }) => added(viewer, { ...body, category_id: id }),
}
