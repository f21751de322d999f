import type { Endpoint } from '../endpoint.ts'
import { z } from '../zod.ts'
import { Plan, PlanQuery } from './schemas.ts'

/** Spec §7 "Payments and plans". */
export const planEndpoints = {
  listPlans: { method: 'GET', path: '/plans', input: PlanQuery, data: z.array(Plan), access: 'public', origin: 'inferred' },
} as const satisfies Record<string, Endpoint>
