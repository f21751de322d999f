import type { Camel } from '@callout/contracts/wire/casing'
import { serviceSort } from '@callout/contracts/catalogue/codes'
import { catalogueEndpoints } from '@callout/contracts/catalogue/endpoints'
import type { Service } from '@callout/contracts/catalogue/schemas'
import { type Emptied, omitNull, withoutNull } from '../rest/emptied.ts'
import type { Resolvers, ServiceChangeInput } from '../generated/resolvers.ts'
import { emulatedPage } from '../lists/emulatedPage.ts'
import { getList } from '../lists/listOf.ts'
import { readRows } from '../lists/pagedList.ts'
import { equalFilters, isSet, searchIn } from '../lists/rowRules.ts'
import { getPage } from '../lists/page.ts'

type ServiceRow = Camel<Service>

const emptiedService: Emptied<ServiceChangeInput> = {
  description: '',
  unit: '',
  sku: '',
  durationMinutes: null,
  categoryId: null,
  taxIds: [],
  cost: null,
  imageUrl: '',
  name: undefined,
  amount: undefined,
  productType: undefined,
  isTaxExempt: undefined,
  isActive: undefined,
}

const serviceList = {
  read: readRows(catalogueEndpoints.listServices, 'services'),
  filters: {
    ...equalFilters('categoryId', 'productType', 'isActive'),
    search: searchIn<ServiceRow>(
      ({ name, description, sku, categoryName }) => ({ texts: [name, description, sku, categoryName] }),
      ({ name }) => [name],
    ),
  },
  sortKeys: { [serviceSort.AMOUNT.code]: ({ amount }: ServiceRow) => amount },
}

export const catalogue = {
  Query: {
    categories: (_, { search }, { rest }) => rest(catalogueEndpoints.listCategories, { isWebRequest: true, search }),
    ownCategories: getList(catalogueEndpoints.listOwnCategories, 'categories'),
    services: (_, { input }, { rest }) => emulatedPage(serviceList, input ?? {}, rest),
    category: (_, { id }, { rest }) => rest(catalogueEndpoints.getCategory, { id }),
    categoryServices: async (_, asked, { rest }) => {
      const { services: rows, pagination } = await rest(catalogueEndpoints.listCategoryServices, asked)
      return { ...getPage(rows, pagination), ignored: [] }
    },
    service: (_, { id }, { rest }) => rest(catalogueEndpoints.getService, { id }),
  },
  Mutation: {
    selectCategories: (_, { ids }, { rest }) => rest(catalogueEndpoints.selectCategories, { userCategoryIds: ids.join() }),
    createCategory: (_, { input }, { rest }) => rest(catalogueEndpoints.createCategory, input),
    updateCategory: (_, { input }, { rest }) => rest(catalogueEndpoints.updateCategory, omitNull(input)),
    deleteCategory: (_, { input }, { rest }) => rest(catalogueEndpoints.deleteCategory, input),
    createService: (_, { input, idempotencyKey }, { rest }) => {
      const { categoryId } = input
      return isSet(categoryId)
        ? rest(catalogueEndpoints.createCategoryService, { ...input, id: categoryId, categoryId, idempotencyKey })
        : rest(catalogueEndpoints.createService, { ...input, idempotencyKey })
    },
    // The client updates open jobs one by one, so `applyTo` is always `new_only`.
    updateService: (_, { input }, { rest }) =>
      rest(catalogueEndpoints.updateService, { ...withoutNull(input, emptiedService), applyTo: 'new_only' }),
    deleteService: (_, { id }, { rest }) => rest(catalogueEndpoints.deleteService, { id }),
  },
} satisfies Resolvers
