import type { CancelReason } from '@callout/contracts/lookups/schemas'
import type { DomainHandlers } from '../http/handlers.ts'
import { authorityTexts } from './lookups/authorityTexts.ts'
import { citiesOf } from './lookups/cities.ts'
import { countriesLike } from './lookups/countries.ts'
import { currencies } from './lookups/currencies.ts'
import { languages } from './lookups/languages.ts'
import { statesOf } from './lookups/states.ts'
import { visitorLocation } from './lookups/visitorLocation.ts'

/** The same for every company. Cancelled jobs store the ids: append new reasons. */
export const cancelReasons: readonly CancelReason[] = [
  { id: 1, reason: 'Customer cancelled', requires_note: false },
  { id: 2, reason: 'Customer not available', requires_note: false },
  { id: 3, reason: 'No staff available', requires_note: false },
  { id: 4, reason: 'Parts or materials missing', requires_note: false },
  { id: 5, reason: 'Weather', requires_note: false },
  { id: 6, reason: 'Price not agreed', requires_note: false },
  { id: 7, reason: 'Booked twice', requires_note: false },
  { id: 8, reason: 'Other', requires_note: true },
]

export const lookupHandlers: DomainHandlers<'lookups'> = {
  listCancelReasons: () => [...cancelReasons],
  listCountries: ({ input }) => countriesLike(input.search),
  listStates: ({ input }) => statesOf(input.country_id, input.country_code),
  listCities: ({ input }) => citiesOf(input.state_id),
  listAdminAuthorities: () => [...authorityTexts],
  listLanguages: () => [...languages],
  listCurrencies: () => [...currencies],
  getIpLocation: ({ visitorAddress }) => visitorLocation(visitorAddress()),
}
