import type { Camel } from '@callout/contracts/casing'
import { serviceSort } from '@callout/contracts/catalogue/codes'
import { catalogueEndpoints } from '@callout/contracts/catalogue/endpoints'
import type { Service } from '@callout/contracts/catalogue/schemas'
import type { GatewayContext } from '../context.ts'
import { type Emptied, omitNull, withoutNull } from '../emptied.ts'
import type { Resolvers, ServiceChangeInput, ServicesInput } from '../generated/resolvers.ts'
import { heldPage } from '../lists/heldPage.ts'
import { listOf } from '../lists/listOf.ts'
import type { RowOrder } from '../lists/pagedList.ts'
import { hasShown } from '../lists/shownWords.ts'
import { pageOf } from '../page.ts'

type ServiceRow = Camel<Service>

const isTold = <T>(value: T | null | undefined): value is T => value !== null && value !== undefined

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

const isLike = (told: unknown, wanted: unknown): boolean | undefined =>
  told === null || told === undefined ? undefined : String(told) === String(wanted)

const filters = {
  categoryId: (service: ServiceRow, { categoryId }: ServicesInput) => isLike(service.categoryId, categoryId),
  productType: (service: ServiceRow, { productType }: ServicesInput) => isLike(service.productType, productType),
  isActive: (service: ServiceRow, { isActive }: ServicesInput) => isLike(service.isActive, isActive),
}

/** Prices can be compared in one way only; texts every backend compares in its own. */
function orderOf({ sortBy, sortDirection }: ServicesInput): RowOrder<ServiceRow> | null {
  if (sortBy !== serviceSort.AMOUNT.code) return null
  const sign = sortDirection === 'desc' ? -1 : 1
  return ({ amount: one }, { amount: other }) => (isTold(one) && isTold(other) ? sign * (one - other) : undefined)
}

const serviceList = ({ rest }: GatewayContext) => ({
  read: async (input: ServicesInput) => {
    const { sortDirection, ...asked } = input
    const { services: rows, pagination } = await rest(catalogueEndpoints.listServices, { ...asked, sortDir: sortDirection })
    return { rows, pagination }
  },
  complete: (rows: ServiceRow[]) => rows,
  filters,
  shows: ({ name, description, sku, categoryName }: ServiceRow, search: string) =>
    hasShown({ texts: [name, description, sku, categoryName] }, search),
  orderOf,
})

export const catalogue = {
  Query: {
    categories: (_, { search }, { rest }) => rest(catalogueEndpoints.listCategories, { isWebRequest: true, search }),
    ownCategories: listOf(catalogueEndpoints.listOwnCategories, 'categories'),
    services: (_, { input }, context) => heldPage(serviceList(context), input ?? {}),
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
      return isTold(categoryId)
        ? rest(catalogueEndpoints.createCategoryService, { ...input, id: categoryId, categoryId, idempotencyKey })
        : rest(catalogueEndpoints.createService, { ...input, idempotencyKey })
    },
    // Whoever wants booked jobs changed, too, changes each of them: a backend that would do it is told not to.
    updateService: (_, { input }, { rest }) =>
      rest(catalogueEndpoints.updateService, { ...withoutNull(input, emptiedService), applyTo: 'new_only' }),
    deleteService: (_, { id }, { rest }) => rest(catalogueEndpoints.deleteService, { id }),
  },
} satisfies Resolvers
