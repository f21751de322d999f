import type { Endpoint } from '../wire/endpoint.ts'
import { z } from '../wire/zod.ts'
import {
  AdminAuthority,
  CancelReason,
  City,
  CityQuery,
  Country,
  Currency,
  IpLocation,
  Language,
  SearchQuery,
  State,
  StateQuery,
} from './schemas.ts'

const nothing = z.object({})

/** The IP location's path is not in the spec. */
export const lookupEndpoints = {
  listCancelReasons: {
    method: 'GET',
    path: '/static_contents/cancel_job_reasons',
    input: nothing,
    data: z.array(CancelReason),
    access: 'pending',
    origin: 'inferred',
  },
  listCountries: { method: 'GET', path: '/countries', input: SearchQuery, data: z.array(Country), access: 'public', origin: 'documented' },
  listStates: { method: 'GET', path: '/states', input: StateQuery, data: z.array(State), access: 'public', origin: 'inferred' },
  listCities: { method: 'GET', path: '/cities', input: CityQuery, data: z.array(City), access: 'public', origin: 'inferred' },
  listAdminAuthorities: {
    method: 'GET',
    path: '/admin_authorities',
    input: nothing,
    data: z.array(AdminAuthority),
    access: 'pending',
    origin: 'inferred',
  },
  listLanguages: { method: 'GET', path: '/languages', input: nothing, data: z.array(Language), access: 'public', origin: 'inferred' },
  listCurrencies: { method: 'GET', path: '/currencies', input: nothing, data: z.array(Currency), access: 'public', origin: 'inferred' },
  getIpLocation: { method: 'GET', path: '/ip_location', input: nothing, data: IpLocation, access: 'public', origin: 'inferred' },
} as const satisfies Record<string, Endpoint>
