import { keyed } from '../lists/keyed.ts'
import { lookupEndpoints } from '@callout/contracts/lookups/endpoints'
import { ApiError } from '../rest/errors.ts'
import type { Resolvers } from '../generated/resolvers.ts'

const nullOnApiError = (error: unknown): null => {
  if (error instanceof ApiError) return null
  throw error
}

/** Uses the code where the id is missing. */
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
    ipLocation: (_, __, { rest }) => rest(lookupEndpoints.getIpLocation, {}).catch(nullOnApiError),
  },
} satisfies Resolvers
