import { keyed } from '../keyed.ts'
import { lookupEndpoints } from '@callout/contracts/lookups/endpoints'
import { Refusal } from '../errors.ts'
import type { Resolvers } from '../generated/resolvers.ts'

/** Nobody depends on it: a backend that cannot or will not tell is no error. */
const unknownWhereRefused = (error: unknown): null => {
  if (error instanceof Refusal) return null
  throw error
}

/** Known by their codes where the backend has no ids. */
const identified = <T extends { readonly id?: number | null | undefined; readonly code: string }>(rows: readonly T[]) =>
  rows.map((row) => ({ ...row, id: row.id ?? row.code }))

export const lookups = {
  Query: {
    cancelReasons: async (_, __, { rest }) =>
      (await rest(lookupEndpoints.listCancelReasons, {})).flatMap(({ name, reason = name, ...others }) =>
        reason ? [{ ...others, reason }] : [],
      ),
    countries: (_, input, { rest }) => rest(lookupEndpoints.listCountries, input),
    states: (_, input, { rest }) => rest(lookupEndpoints.listStates, input),
    cities: (_, input, { rest }) => rest(lookupEndpoints.listCities, input),
    adminAuthorities: async (_, __, { rest }) => keyed(await rest(lookupEndpoints.listAdminAuthorities, {})),
    languages: async (_, __, { rest }) => identified(await rest(lookupEndpoints.listLanguages, {})),
    currencies: async (_, __, { rest }) => identified(await rest(lookupEndpoints.listCurrencies, {})),
    ipLocation: (_, __, { rest }) => rest(lookupEndpoints.getIpLocation, {}).catch(unknownWhereRefused),
  },
} satisfies Resolvers
