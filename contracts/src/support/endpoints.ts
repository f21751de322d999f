import type { Endpoint } from '../wire/endpoint.ts'
import { ContactBody, ContactData } from './schemas.ts'

export const supportEndpoints = {
  contactSupport: { method: 'POST', path: '/contact_us', input: ContactBody, data: ContactData, access: 'public', origin: 'inferred' },
} as const satisfies Record<string, Endpoint>
