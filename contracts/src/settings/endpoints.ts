import type { Endpoint } from '../endpoint.ts'
import { z } from '../zod.ts'
import { CompanySettings } from './schemas.ts'

/** Spec §7 "Settings". */
export const settingsEndpoints = {
  getSettings: {
    method: 'GET',
    path: '/settings/get_customer_setting',
    input: z.object({}),
    data: CompanySettings,
    access: 'user',
    origin: 'inferred',
  },
} as const satisfies Record<string, Endpoint>
