import type { Endpoint } from '../endpoint.ts'
import { FormPage, FormQuery } from './schemas.ts'

/** Spec §7 "Notification settings and forms", the forms. */
export const formEndpoints = {
  listForms: { method: 'GET', path: '/forms', input: FormQuery, data: FormPage, access: 'user', origin: 'inferred' },
} as const satisfies Record<string, Endpoint>
