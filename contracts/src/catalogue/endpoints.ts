import type { Endpoint } from '../endpoint.ts'
import { z } from '../zod.ts'
import { CategoryQuery, ServiceCategory } from './schemas.ts'

/** Spec §7 "Services and categories". */
export const catalogueEndpoints = {
  listCategories: {
    method: 'GET',
    path: '/categories',
    input: CategoryQuery,
    data: z.array(ServiceCategory),
    access: 'pending',
    origin: 'documented',
  },
} as const satisfies Record<string, Endpoint>
