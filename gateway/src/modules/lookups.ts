import { lookupEndpoints } from '@callout/contracts/lookups/endpoints'
import { Refusal } from '../errors.ts'
import type { Resolvers } from '../generated/resolvers.ts'

/** Nobody depends on it: a backend that cannot or will not tell is no error. */
const unknownWhereRefused = (error: unknown): null => {
  if (error instanceof Refusal) return null
  throw error
}

export const lookups = {
  Query: {
    cancelReasons: async (_, __, { rest }) =>
      (await rest(lookupEndpoints.listCancelReasons, {})).flatMap(({ name, reason = name, ...others }) =>
        reason ? [{ ...others, reason }] : [],
      ),
    countries: (_, input, { rest }) => rest(lookupEndpoints.listCountries, input),
    states: (_, input, { rest }) => rest(lookupEndpoints.listStates, input),
    cities: (_, input, { rest }) => rest(lookupEndpoints.listCities, input),
    adminAuthorities: (_, __, { rest }) => rest(lookupEndpoints.listAdminAuthorities, {}),
    languages: (_, __, { rest }) => rest(lookupEndpoints.listLanguages, {}),
    currencies: (_, __, { rest }) => rest(lookupEndpoints.listCurrencies, {}),
    ipLocation: (_, __, { rest }) => rest(lookupEndpoints.getIpLocation, {}).catch(unknownWhereRefused),
  },
} satisfies Resolvers
