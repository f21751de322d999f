import { createHmac, timingSafeEqual } from 'node:crypto'
import { newToken } from '../auth/secrets.ts'
import type { VisitRecord } from '../jobs/visitRecords.ts'
import type { Store } from '../../db/store.ts'

export const VISITS_PREFIX = '/visits'

function linkKeyOf(store: Store, companyId: number): string {
  const [known] = store.linkKeys.by('company_id', companyId)
  return (known ?? store.linkKeys.insert({ company_id: companyId, key: newToken() })).key
}

const tokenOf = (store: Store, { id, company_id }: VisitRecord): Buffer =>
  createHmac('sha256', linkKeyOf(store, company_id)).update(`visit:${id}`).digest()

/** The customer's page of a visit; its token can't be guessed. */
export const visitLink = (store: Store, publicUrl: string, visit: VisitRecord): string =>
  `${publicUrl}${VISITS_PREFIX}/${visit.id}/${tokenOf(store, visit).toString('base64url')}`

/** The visit of a link; undefined for a wrong token. */
export function visitOfLink(store: Store, id: number, token: string): VisitRecord | undefined {
  const visit = store.visits.get(id)
  if (!visit) return undefined
  const [expected, given] = [tokenOf(store, visit), Buffer.from(token, 'base64url')]
  return expected.length === given.length && timingSafeEqual(expected, given) ? visit : undefined
}
