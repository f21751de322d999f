import type { Endpoint } from '@callout/contracts/wire/endpoint'
import { lookupEndpoints } from '@callout/contracts/lookups/endpoints'
import {
  adminAuthorities,
  cancelReasons,
  cities,
  countries,
  currencies,
  ipLocation,
  languages,
  states,
} from '@callout/contracts/lookups/samples'
import { type Interaction, ok, refused, refusedWith, shows } from '../interaction.ts'
import { area, country, noCountryMatches, signedIn, TOKEN } from '../states.ts'

type Read = Pick<Interaction, 'row' | 'operation' | 'sends'>
const reading = (row: Endpoint, query: string, sent?: Readonly<Record<string, string>>): Read => ({
  row,
  operation: { query: `query Lookup ${query}` },
  sends: { path: row.path, ...(sent && { query: sent }) },
})
/** The same of a signed-in user. */
const readingAsUser = (row: Endpoint, query: string): Read => {
  const read = reading(row, query)
  return { ...read, operation: { ...read.operation, token: TOKEN } }
}

const COUNTRY = '{ id name dialCode code }'
const shownStates = shows({ states: [{ id: '4008', name: 'Maharashtra', code: 'MH' }] })
/** The area is asked for as one of the country that was named. */
const unreadOfState = ['responseData.country_id']

export const lookupInteractions: readonly Interaction[] = [
  {
    name: 'reading why jobs are cancelled',
    given: [signedIn],
    ...readingAsUser(lookupEndpoints.listCancelReasons, '{ cancelReasons { id reason requiresNote } }'),
    reply: ok(cancelReasons.slice(0, 1)),
    answer: shows({ cancelReasons: [{ id: '1', reason: 'Customer asked to cancel', requiresNote: false }] }),
  },
  {
    name: 'reading the countries',
    given: [],
    ...reading(lookupEndpoints.listCountries, `{ countries ${COUNTRY} }`),
    reply: ok(countries.slice(0, 1)),
    answer: shows({ countries: [{ id: '101', name: 'India', dialCode: '91', code: 'IN' }] }),
  },
  {
    name: 'searching for a country that does not exist',
    given: [noCountryMatches('Atlantis')],
    ...reading(lookupEndpoints.listCountries, `{ countries(search: "Atlantis") ${COUNTRY} }`, { search: 'Atlantis' }),
    reply: ok([]),
    answer: shows({ countries: [] }),
  },
  {
    name: 'reading the states of a country by its code',
    given: [country],
    ...reading(lookupEndpoints.listStates, '{ states(countryCode: "IN") { id name code } }', { country_code: 'IN' }),
    reply: ok(states.slice(0, 1)),
    unread: unreadOfState,
    answer: shownStates,
  },
  {
    name: 'reading the states of a country by its id',
    given: [country],
    ...reading(lookupEndpoints.listStates, '{ states(countryId: "102") { id name code } }', { country_id: '102' }),
    reply: ok(states.slice(0, 1)),
    unread: unreadOfState,
    answer: shownStates,
  },
  {
    name: 'reading the states of no country',
    given: [],
    ...reading(lookupEndpoints.listStates, '{ states { id } }'),
    reply: refused(422, 'Name a country', { errors: [{ field: 'country_id', message: 'Name a country' }] }),
    answer: refusedWith('INVALID', 422, 'Name a country', { fields: [{ field: 'countryId', message: 'Name a country' }] }),
  },
  {
    name: 'reading the cities of a state',
    given: [area],
    ...reading(lookupEndpoints.listCities, '{ cities(stateId: "1363") { id name latitude longitude } }', { state_id: '1363' }),
    reply: ok(cities.slice(0, 1)),
    unread: ['responseData.state_id'],
    answer: shows({ cities: [{ id: '57606', name: 'Bengaluru', latitude: 12.97, longitude: 77.59 }] }),
  },
  {
    name: 'reading what an admin can be allowed',
    given: [signedIn],
    ...readingAsUser(lookupEndpoints.listAdminAuthorities, '{ adminAuthorities { key label description group } }'),
    reply: ok(adminAuthorities.slice(0, 1)),
    answer: shows({
      adminAuthorities: [{ key: 'manage_jobs', label: 'Manage jobs', description: 'Create, change and plan jobs', group: 'Jobs' }],
    }),
  },
  {
    name: 'reading the languages',
    given: [],
    ...reading(lookupEndpoints.listLanguages, '{ languages { id name code isDefault } }'),
    reply: ok(languages.slice(0, 1)),
    answer: shows({ languages: [{ id: '1', name: 'English', code: 'en', isDefault: true }] }),
  },
  {
    name: 'reading the currencies',
    given: [],
    ...reading(lookupEndpoints.listCurrencies, '{ currencies { id name code symbol decimals } }'),
    reply: ok(currencies.slice(0, 1)),
    answer: shows({ currencies: [{ id: '1', name: 'US dollar', code: 'USD', symbol: '$', decimals: 2 }] }),
  },
  {
    name: 'reading where a visitor is',
    given: [],
    ...reading(lookupEndpoints.getIpLocation, '{ ipLocation { country countryCode dialCode city latitude longitude timezone } }'),
    reply: ok(ipLocation),
    answer: shows({
      ipLocation: {
        country: 'India',
        countryCode: 'IN',
        dialCode: '91',
        city: 'Bengaluru',
        latitude: 12.97,
        longitude: 77.59,
        timezone: 'Asia/Kolkata',
      },
    }),
  },
]
