import type { Endpoint } from '../wire/endpoint.ts'
import { idempotencyHeader } from '../wire/idempotency.ts'
import { Deleted, z } from '../wire/zod.ts'
import {
  CategoryBody,
  CategoryChangeBody,
  CategoryDeletion,
  CategoryIdInput,
  CategoryQuery,
  CategorySelection,
  CategorySelectionBody,
  CategoryServiceBody,
  CategoryServiceQuery,
  OwnCategoryPage,
  OwnCategoryQuery,
  Service,
  ServiceBody,
  ServiceCategory,
  ServiceChangeBody,
  ServiceIdInput,
  ServicePage,
  ServiceQuery,
} from './schemas.ts'

// oxfmt-ignore
export const catalogueEndpoints = {
  listCategories: { method: 'GET', path: '/categories', input: CategoryQuery, data: z.array(ServiceCategory), access: 'pending', origin: 'documented' },
  listOwnCategories: { method: 'GET', path: '/categories/listing_of_user_categories', input: OwnCategoryQuery, data: OwnCategoryPage, access: 'user', origin: 'inferred' },
  selectCategories: { method: 'POST', path: '/categories/update_category_for_user', input: CategorySelectionBody, data: CategorySelection, access: 'user', origin: 'inferred' },
  getCategory: { method: 'GET', path: '/categories/{id}', input: CategoryIdInput, data: ServiceCategory, record: 'category', access: 'user', origin: 'inferred' },
  createCategory: { method: 'POST', path: '/categories', input: CategoryBody, data: ServiceCategory, record: 'category', access: 'user', origin: 'inferred' },
  updateCategory: { method: 'PUT', path: '/categories/{id}', input: CategoryChangeBody, data: ServiceCategory, record: 'category', access: 'user', origin: 'inferred' },
  deleteCategory: { method: 'DELETE', path: '/categories/{id}', input: CategoryDeletion, data: Deleted, access: 'user', origin: 'inferred' },
  listServices: { method: 'GET', path: '/services/list_services', input: ServiceQuery, data: ServicePage, access: 'user', origin: 'inferred' },
  getService: { method: 'GET', path: '/services/{id}', input: ServiceIdInput, data: Service, record: 'service', access: 'user', origin: 'inferred' },
  createService: { method: 'POST', path: '/services', input: ServiceBody, data: Service, record: 'service', access: 'user', origin: 'inferred', headers: idempotencyHeader },
  updateService: { method: 'PUT', path: '/services/{id}', input: ServiceChangeBody, takesNull: true, data: Service, record: 'service', access: 'user', origin: 'inferred' },
  deleteService: { method: 'DELETE', path: '/services/{id}', input: ServiceIdInput, data: Deleted, access: 'user', origin: 'inferred' },
  listCategoryServices: { method: 'GET', path: '/categories/{id}/services', input: CategoryServiceQuery, data: ServicePage, access: 'user', origin: 'inferred' },
  createCategoryService: { method: 'POST', path: '/categories/{id}/services', input: CategoryServiceBody, data: Service, record: 'service', access: 'user', origin: 'inferred', headers: idempotencyHeader },
} as const satisfies Record<string, Endpoint>
