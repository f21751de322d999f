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
import { expect, test } from 'vitest'
import { ask } from '../testing/testGateway.ts'
import { ok, refused, type Reaction, type Replies } from '../testing/fakeBackend.ts'

const cases: [what: string, replies: Replies, query: string, path: string, shown: unknown][] = [
  [
    'reasons for cancelling',
    { listCancelReasons: ok(cancelReasons) },
    '{ cancelReasons { id reason requiresNote } }',
    '/static_contents/cancel_job_reasons',
    {
      cancelReasons: [
        { id: '1', reason: 'Customer asked to cancel', requiresNote: false },
        { id: '2', reason: 'Other', requiresNote: true },
      ],
    },
  ],
  [
    'countries',
    { listCountries: ok(countries) },
    '{ countries { id name dialCode code } }',
    '/countries',
    {
      countries: [
        { id: '101', name: 'India', dialCode: '91', code: 'IN' },
        { id: '233', name: 'United States', dialCode: '1', code: 'US' },
      ],
    },
  ],
  [
    'countries that are searched for',
    { listCountries: ok([]) },
    '{ countries(search: "côte d") { id } }',
    '/countries?search=c%C3%B4te%20d',
    { countries: [] },
  ],
  [
    'states of a country named by its code',
    { listStates: ok(states) },
    '{ states(countryCode: "IN") { id name code } }',
    '/states?country_code=IN',
    {
      states: [
        { id: '4008', name: 'Maharashtra', code: 'MH' },
        { id: '4026', name: 'Karnataka', code: 'KA' },
      ],
    },
  ],
  [
    'states of a country named by its id',
    { listStates: ok([]) },
    '{ states(countryId: "101") { id } }',
    '/states?country_id=101',
    { states: [] },
  ],
  [
    'cities of a state',
    { listCities: ok(cities) },
    '{ cities(stateId: "4026") { id name latitude longitude } }',
    '/cities?state_id=4026',
    {
      cities: [
        { id: '57606', name: 'Bengaluru', latitude: 12.97, longitude: 77.59 },
        { id: '57607', name: 'Mysuru', latitude: null, longitude: null },
      ],
    },
  ],
  [
    'authorities',
    { listAdminAuthorities: ok(adminAuthorities) },
    '{ adminAuthorities { key label description group } }',
    '/admin_authorities',
    {
      adminAuthorities: [
        { key: 'manage_jobs', label: 'Manage jobs', description: 'Create, change and plan jobs', group: 'Jobs' },
        { key: 'view_prices', label: 'See prices', description: null, group: 'Money' },
      ],
    },
  ],
  [
    'languages',
    { listLanguages: ok(languages) },
    '{ languages { id name code isDefault } }',
    '/languages',
    {
      languages: [
        { id: '1', name: 'English', code: 'en', isDefault: true },
        { id: '2', name: 'Deutsch', code: 'de', isDefault: false },
      ],
    },
  ],
  [
    'currencies',
    { listCurrencies: ok(currencies) },
    '{ currencies { id name code symbol decimals } }',
    '/currencies',
    {
      currencies: [
        { id: '1', name: 'US dollar', code: 'USD', symbol: '$', decimals: 2 },
        { id: '2', name: 'Japanese yen', code: 'JPY', symbol: '¥', decimals: 0 },
      ],
    },
  ],
]

test.each(cases)('%s come as a bare list, for one call', async (_, replies, query, path, shown) => {
  const { data, errors, requests } = await ask(replies, query)
  expect({ data, errors }).toEqual({ data: shown, errors: [] })
  expect(requests).toMatchObject([{ method: 'GET', path, body: undefined }])
})

test.each<[string, Replies, string, unknown]>([
  [
    'reasons',
    { listCancelReasons: ok([{ id: 1, name: 'Away' }, { id: '2', reason: 'Other', requires_note: 1 }, { id: 3 }]) },
    '{ cancelReasons { id reason requiresNote } }',
    [
      { id: '1', reason: 'Away', requiresNote: null },
      { id: '2', reason: 'Other', requiresNote: true },
    ],
  ],
  ['reasons', { listCancelReasons: ok([{ id: 1, reason: 'Other' }]) }, '{ cancelReasons { requiresNote } }', [{ requiresNote: null }]],
  ['countries', { listCountries: ok([{ name: 'India', dial_code: '91', code: 'IN' }]) }, '{ countries { id } }', [{ id: null }]],
  ['states', { listStates: ok([{ id: 1, name: 'Goa' }]) }, '{ states(countryCode: "IN") { code } }', [{ code: null }]],
  [
    'cities',
    { listCities: ok([{ id: 1, name: 'Panaji' }]) },
    '{ cities(stateId: 1) { latitude longitude } }',
    [{ latitude: null, longitude: null }],
  ],
  [
    'authorities',
    { listAdminAuthorities: ok([{ key: 'a', label: 'A' }]) },
    '{ adminAuthorities { description group } }',
    [{ description: null, group: null }],
  ],
  [
    'authorities but a name',
    { listAdminAuthorities: ok([{ id: 1, name: 'manage_jobs' }, { label: 'Dispatch' }, { key: 'view_prices' }, { id: 2 }]) },
    '{ adminAuthorities { key label } }',
    [
      { key: 'manage_jobs', label: 'manage_jobs' },
      { key: 'Dispatch', label: 'Dispatch' },
      { key: 'view_prices', label: 'view_prices' },
    ],
  ],
  [
    'template variables but a name',
    { listTemplateVariables: ok([{ name: 'company_name' }]) },
    '{ templateVariables { key label sample } }',
    [{ key: 'company_name', label: 'company_name', sample: null }],
  ],
  ['language ids', { listLanguages: ok([{ name: 'English', code: 'en' }]) }, '{ languages { id name } }', [{ id: 'en', name: 'English' }]],
  ['currency ids', { listCurrencies: ok([{ name: 'Euro', code: 'EUR' }]) }, '{ currencies { id name } }', [{ id: 'EUR', name: 'Euro' }]],
  ['languages', { listLanguages: ok([{ id: 1, name: 'English', code: 'en' }]) }, '{ languages { isDefault } }', [{ isDefault: null }]],
  [
    'currencies',
    { listCurrencies: ok([{ id: 1, name: 'Euro', code: 'EUR' }]) },
    '{ currencies { symbol decimals } }',
    [{ symbol: null, decimals: null }],
  ],
])('missing fields of %s are null', async (_, replies, query, shown) => {
  const { data, errors } = await ask(replies, query)
  expect(errors).toEqual([])
  expect(Object.values(data as object)).toEqual([shown])
})

test('rejects states without a country at the field', async () => {
  const errors = [{ field: 'country_id', message: 'Name a country' }]
  const answer = await ask({ listStates: refused(422, 'Name a country', { errors }) }, '{ states { id } }')
  expect(answer.requests).toMatchObject([{ path: '/states' }])
  expect(answer.errors).toMatchObject([
    { message: 'Name a country', extensions: { code: 'INVALID', fields: [{ field: 'countryId', message: 'Name a country' }] } },
  ])
})

const whereAmI = '{ ipLocation { country countryCode dialCode city latitude longitude timezone } }'

test('returns the visitor’s location by address', async () => {
  const { data, requests } = await ask({ getIpLocation: ok(ipLocation) }, whereAmI)
  expect(requests).toMatchObject([{ method: 'GET', path: '/ip_location' }])
  expect(data).toEqual({
    ipLocation: {
      country: 'India',
      countryCode: 'IN',
      dialCode: '91',
      city: 'Bengaluru',
      latitude: 12.97,
      longitude: 77.59,
      timezone: 'Asia/Kolkata',
    },
  })
})

test('returns nulls for an incomplete location', async () => {
  const { data } = await ask({ getIpLocation: ok({ dial_code: '91' }) }, whereAmI)
  expect(data).toEqual({
    ipLocation: { country: null, countryCode: null, dialCode: '91', city: null, latitude: null, longitude: null, timezone: null },
  })
})

test.each<[string, Reaction]>([
  ['does not know the call', refused(404, 'Not found')],
  ['wants a session for it', refused(401, 'Sign in')],
  ['fails', refused(500, 'crash')],
  ['cannot be reached', { broken: 'ECONNREFUSED' }],
  ['answers with something else', ok('Bengaluru')],
])('returns no location and no error if a backend %s', async (_, reaction) => {
  const { data, errors } = await ask(
    { getIpLocation: reaction, listCountries: ok(countries) },
    '{ ipLocation { city } countries { code } }',
  )
  expect(errors).toEqual([])
  expect(data).toEqual({ ipLocation: null, countries: [{ code: 'IN' }, { code: 'US' }] })
})
