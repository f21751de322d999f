import type { Endpoint } from '../endpoint.ts'
import { z } from '../zod.ts'
import { CategoryQuery, OwnCategoryPage, OwnCategoryQuery, ServiceCategory, ServicePage, ServiceQuery } from './schemas.ts'

/** Spec §7 "Services and categories". */
// oxfmt-ignore
export const catalogueEndpoints = {
  listCategories: { method: 'GET', path: '/categories', input: CategoryQuery, data: z.array(ServiceCategory), access: 'pending', origin: 'documented' },
  listOwnCategories: { method: 'GET', path: '/categories/listing_of_user_categories', input: OwnCategoryQuery, data: OwnCategoryPage, access: 'user', origin: 'inferred' },
  listServices: { method: 'GET', path: '/services/list_services', input: ServiceQuery, data: ServicePage, access: 'user', origin: 'inferred' },
} as const satisfies Record<string, Endpoint>
