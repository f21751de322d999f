import type { Camel } from '@callout/contracts/casing'
import { catalogueEndpoints } from '@callout/contracts/catalogue/endpoints'
import type { Service } from '@callout/contracts/catalogue/schemas'
import type { GatewayContext } from '../context.ts'
import type { Resolvers, ServicesInput } from '../generated/resolvers.ts'
import { heldPage } from '../lists/heldPage.ts'
import { listOf } from '../lists/listOf.ts'
import { hasShown } from '../lists/shownWords.ts'

type ServiceRow = Camel<Service>

const isLike = (told: unknown, wanted: unknown): boolean | undefined =>
  told === null || told === undefined ? undefined : String(told) === String(wanted)

const filters = {
  categoryId: (service: ServiceRow, { categoryId }: ServicesInput) => isLike(service.categoryId, categoryId),
  productType: (service: ServiceRow, { productType }: ServicesInput) => isLike(service.productType, productType),
  isActive: (service: ServiceRow, { isActive }: ServicesInput) => isLike(service.isActive, isActive),
}

const serviceList = ({ rest }: GatewayContext) => ({
  read: async (input: ServicesInput) => {
    const { services: rows, pagination } = await rest(catalogueEndpoints.listServices, input)
    return { rows, pagination }
  },
  complete: (rows: ServiceRow[]) => rows,
  filters,
  shows: ({ name, description, sku, categoryName }: ServiceRow, search: string) =>
    hasShown({ texts: [name, description, sku, categoryName] }, search),
})

export const catalogue = {
  Query: {
    categories: (_, { search }, { rest }) => rest(catalogueEndpoints.listCategories, { isWebRequest: true, search }),
    ownCategories: listOf(catalogueEndpoints.listOwnCategories, 'categories'),
    services: (_, { input }, context) => heldPage(serviceList(context), input ?? {}),
  },
} satisfies Resolvers
