import type { Camel } from '@callout/contracts/casing'
import { serviceSort } from '@callout/contracts/catalogue/codes'
import { catalogueEndpoints } from '@callout/contracts/catalogue/endpoints'
import type { Service } from '@callout/contracts/catalogue/schemas'
import type { GatewayContext } from '../context.ts'
import { type Emptied, omitNull, withoutNull } from '../emptied.ts'
import type { Resolvers, ServiceChangeInput, ServicesInput } from '../generated/resolvers.ts'
import { emulatedPage } from '../lists/emulatedPage.ts'
import { listOf } from '../lists/listOf.ts'
import { equalFilters, isSet, orderBy } from '../lists/rowRules.ts'
import { containsWords } from '../lists/searchWords.ts'
import { pageOf } from '../page.ts'

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

const orderOf = orderBy<ServiceRow>({ [serviceSort.AMOUNT.code]: ({ amount }) => amount })

const serviceList = ({ rest }: GatewayContext) => ({
  read: async (input: ServicesInput) => {
    const { sortDirection, ...asked } = input
    const { services: rows, pagination } = await rest(catalogueEndpoints.listServices, { ...asked, sortDir: sortDirection })
    return { rows, pagination }
  },
  filters: equalFilters('categoryId', 'productType', 'isActive'),
  matchesSearch: ({ name, description, sku, categoryName }: ServiceRow, search: string) =>
    containsWords({ texts: [name, description, sku, categoryName] }, search),
  orderOf,
})

export const catalogue = {
  Query: {
    categories: (_, { search }, { rest }) => rest(catalogueEndpoints.listCategories, { isWebRequest: true, search }),
    ownCategories: listOf(catalogueEndpoints.listOwnCategories, 'categories'),
    services: (_, { input }, context) => emulatedPage(serviceList(context), input ?? {}),
    category: (_, { id }, { rest }) => rest(catalogueEndpoints.getCategory, { id }),
    categoryServices: async (_, asked, { rest }) => {
      const { services: rows, pagination } = await rest(catalogueEndpoints.listCategoryServices, asked)
      return { ...pageOf(rows, pagination), ignored: [] }
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
