import { buildApp } from '@callout/gateway/app'
import { testApp } from '@callout/mock-api/testing/testApp'
import { getNamedType } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inputType, schema, selectAll } from '../fields/operations.ts'
import { type Fields, isObject } from '../fields/samples.ts'

const mock = testApp()
let gateway: Awaited<ReturnType<typeof buildApp>>
let token: string

beforeAll(async () => {
  await mock.app.listen({ host: '127.0.0.1', port: 0 })
  const address = mock.app.server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The mock does not listen')
  const limits = { fields: 1000, tokens: 10_000, characters: 100_000 }
  gateway = await buildApp({ restBaseUrl: `http://127.0.0.1:${address.port}/api/v1`, isOpen: true, limits })
  token = await mock.signIn('owner')
})
afterAll(async () => {
  await gateway.close()
  await mock.app.close()
})

async function ask(query: string, variables: object): Promise<Fields> {
  const reply = await gateway.inject({ method: 'POST', url: '/graphql', headers: { authorization: token }, payload: { query, variables } })
  const { data, errors } = reply.json<{ data: Fields; errors?: unknown }>()
  expect(errors).toBeUndefined()
  return data
}

/** Customer and property of the first company, which the job's and property's values refer to. */
const customer = mock.store.customers.by('company_id', 1).find(({ is_active, is_do_not_service }) => is_active && !is_do_not_service)
const [property] = mock.store.properties.by('customer_id', customer?.id ?? 0)
const customerId = String(customer?.id)

interface Case {
  readonly record: string
  readonly input: readonly [type: string, values: Fields]
  readonly change: readonly [type: string, values: Fields]
  /** Options of the request, and fields that the record has under another name. */
  readonly notStored?: readonly string[]
  /** How the change is passed, where it isn't the input itself. */
  readonly wrap?: (values: Fields) => Fields
}

const place = {
  suiteNo: '4B',
  street1: '9 Dock Road',
  street2: 'Rear',
  city: 'Joliet',
  province: 'IL',
  country: 'Canada',
  postalCode: '60432',
}
const otherPlace = {
  suiteNo: '5',
  street1: '1 Elm St',
  street2: 'Attic',
  city: 'Boise',
  province: 'ID',
  country: 'Mexico',
  postalCode: '83702',
}
const billing = { billingSuiteNo: '9', billingStreet1: '1 Main St', billingStreet2: 'Rear', billingCity: 'Troy', billingProvince: 'NY' }
const otherBilling = { billingSuiteNo: '7', billingStreet1: '2 Oak St', billingStreet2: 'Top', billingCity: 'Reno', billingProvince: 'NV' }

const cases: readonly Case[] = [
  {
    record: 'Customer',
    input: [
      'CustomerInput',
      {
        firstName: 'Nora',
        lastName: 'Newman',
        companyName: 'Newman Dental',
        email: 'nora@newman.test',
        website: 'https://newman.test',
        phoneCountryCode: '44',
        phone: '5125558181',
        alternatePhoneCountryCode: '49',
        alternatePhone: '5125558182',
        notes: 'Rings twice.',
        tags: ['vip'],
        isDoNotService: true,
        emailNotification: false,
        smsNotification: false,
        branchId: '2',
        propertyName: 'Practice',
        ...place,
        latitude: 41.5,
        longitude: -88.1,
        accessNotes: 'Key at the desk',
        sameAsPropertyAddress: false,
        ...billing,
        billingCountry: 'Canada',
        billingPostalCode: '60601',
        isActive: false,
        ignoreDuplicates: true,
      },
    ],
    change: [
      'CustomerChangeInput',
      {
        lockVersion: 1,
        firstName: 'Mia',
        lastName: 'Moss',
        companyName: 'Moss Ltd',
        email: 'mia@moss.test',
        website: 'https://moss.test',
        phoneCountryCode: '1',
        phone: '5125558183',
        alternatePhoneCountryCode: '1',
        alternatePhone: '5125558184',
        notes: 'Knocks.',
        tags: ['new'],
        isDoNotService: false,
        emailNotification: true,
        smsNotification: true,
        branchId: '1',
        sameAsPropertyAddress: false,
        ...otherBilling,
        billingCountry: 'Mexico',
        billingPostalCode: '89501',
        isActive: true,
      },
    ],
    notStored: ['ignoreDuplicates', 'lockVersion', 'propertyName', 'latitude', 'longitude', 'accessNotes', ...Object.keys(place)],
  },
  {
    record: 'Property',
    input: [
      'PropertyInput',
      { customerId, name: 'Workshop', ...place, latitude: 41.5, longitude: -88.1, accessNotes: 'Ring', isBillingAddress: true, taxId: '1' },
    ],
    change: [
      'PropertyChangeInput',
      {
        customerId,
        name: 'Barn',
        ...otherPlace,
        latitude: 43.6,
        longitude: -116.2,
        accessNotes: 'Knock',
        taxId: null,
        isBillingAddress: false,
        isActive: false,
      },
    ],
  },
  {
    record: 'Job',
    input: [
      'JobInput',
      {
        customerId,
        propertyId: String(property?.id),
        categoryId: '1',
        branchId: '1',
        title: 'Boiler',
        description: 'Check it.',
        notes: 'Gate code',
        priority: 'HIGH',
        scheduleLater: false,
        dates: ['2026-07-01'],
        startTime: '09:00',
        endTime: '11:00',
        isRecurring: true,
        recurrence: { frequency: 'WEEKLY', interval: 2, weekdays: [3], endDate: '2026-07-29', skipClosedDays: false },
        staffIds: ['14'],
        lineItems: [{ name: 'Boiler service', quantity: 2, amount: 45 }],
        taxIds: ['1'],
        billing: 'EACH_VISIT',
        discountType: 'AMOUNT',
        discountValue: 15,
        discountBasis: 'NET',
        taxBasis: 'GROSS',
        formIds: [],
        attachments: [],
        notifyCustomer: false,
        allowClash: true,
        quote: {
          validUntil: '2026-07-31',
          message: 'As discussed.',
          version: 1,
          alternatives: [{ name: 'Good', lineItems: [{ name: 'Boiler service', quantity: 2, amount: 45 }] }],
          optionalLines: [{ name: 'Filter', quantity: 1, amount: 19.99 }],
          sentAt: 1782900000,
          approval: { kind: 'PHONE', name: 'Nora Newman', at: 1782900600, note: 'Called back.' },
        },
      },
    ],
    change: [
      'JobInput',
      {
        customerId,
        propertyId: String(property?.id),
        categoryId: '2',
        branchId: '1',
        title: 'Furnace',
        description: 'Mend it.',
        notes: 'Back door',
        priority: 'LOW',
        scheduleLater: false,
        dates: ['2026-07-02'],
        startTime: '12:00',
        endTime: '13:00',
        isRecurring: false,
        recurrence: null,
        staffIds: [],
        lineItems: [{ name: 'Furnace service', quantity: 3, amount: 20 }],
        taxIds: [],
        billing: 'WHOLE_JOB',
        discountType: 'PERCENTAGE',
        discountValue: 5,
        discountBasis: 'GROSS',
        taxBasis: 'NET',
        formIds: [],
        attachments: [],
        notifyCustomer: false,
        allowClash: true,
        quote: {
          validUntil: null,
          message: 'Second try.',
          version: 2,
          alternatives: [],
          optionalLines: [{ name: 'Seal', quantity: 3, amount: 3.35 }],
          sentAt: null,
          approval: null,
        },
      },
    ],
    notStored: ['customerId', 'propertyId', 'categoryId', 'staffIds', 'formIds', 'notifyCustomer', 'allowClash'],
    wrap: ({ id, ...job }) => ({ id, job, agreementAccepted: true }),
  },
  {
    record: 'Tax',
    input: ['TaxInput', { name: 'City tax', rate: 4.5, isDefault: true, isActive: true }],
    change: ['TaxChangeInput', { name: 'Town tax', rate: 3.5, isDefault: false, isActive: false }],
  },
  {
    record: 'Category',
    input: ['CategoryInput', { name: 'Roofing', email: 'roofs@acme.test', description: 'Roofs' }],
    change: ['CategoryChangeInput', { name: 'Roofers', email: 'roofers@acme.test', description: 'Gutters' }],
  },
  {
    record: 'Service',
    input: [
      'ServiceInput',
      {
        name: 'Gutter',
        description: 'Cleaning',
        amount: 45,
        currencyCode: 'USD',
        productType: 'SERVICE',
        categoryId: '1',
        unit: 'hour',
        durationMinutes: 30,
        isTaxExempt: true,
        taxIds: ['1'],
        cost: 10,
        imageUrl: 'https://acme.test/g.png',
        sku: 'G-1',
        isActive: true,
      },
    ],
    change: [
      'ServiceChangeInput',
      {
        name: 'Seal',
        description: 'Rubber',
        amount: 5,
        productType: 'PRODUCT',
        categoryId: '2',
        unit: 'piece',
        durationMinutes: 15,
        isTaxExempt: false,
        taxIds: [],
        cost: 1,
        imageUrl: 'https://acme.test/s.png',
        sku: 'S-1',
        isActive: false,
      },
    ],
  },
  {
    record: 'Branch',
    input: [
      'BranchInput',
      {
        name: 'Depot',
        address: '12 Lake St',
        suiteNo: '1',
        street1: '12 Lake St',
        street2: 'Rear',
        city: 'Joliet',
        province: 'IL',
        country: 'US',
        zipcode: '60432',
        email: 'depot@acme.test',
        phoneCountryCode: '44',
        phone: '5550100150',
        alternatePhoneCountryCode: '49',
        alternateNo: '5550100151',
        website: 'https://depot.test',
        latitude: 41.5,
        longitude: -88.1,
      },
    ],
    change: [
      'BranchChangeInput',
      {
        name: 'Yard',
        address: '1 Elm St',
        suiteNo: '2',
        street1: '1 Elm St',
        street2: 'Top',
        city: 'Boise',
        province: 'ID',
        country: 'CA',
        zipcode: '83702',
        email: 'yard@acme.test',
        phoneCountryCode: '1',
        phone: '5550100152',
        alternatePhoneCountryCode: '1',
        alternateNo: '5550100153',
        website: 'https://yard.test',
        latitude: 43.6,
        longitude: -116.2,
      },
    ],
  },
]

/** Whether the record has the value: lists and objects by their parts, ids as text. */
function expectStored(record: unknown, sent: unknown, path: string): void {
  if (Array.isArray(sent) && sent.some(isObject))
    return sent.forEach((item, index) => expectStored((record as unknown[])[index], item, `${path}.${index}`))
  if (isObject(sent))
    return Object.entries(sent).forEach(([name, value]) => expectStored((record as Fields)[name], value, `${path}.${name}`))
  expect([path, record]).toEqual([path, sent])
}

const fieldNames = (type: string): string[] => Object.keys(inputType(type).getFields())

describe.each(cases)('every field of a $record', ({ record, input, change, notStored = [], wrap = (values) => values }) => {
  const [[type, values], [changeType, changes]] = [input, change]
  const root = `${record[0]?.toLowerCase()}${record.slice(1)}`
  const inputOfChange = wrap === undefined || record !== 'Job' ? changeType : 'JobChangeInput'
  const selection = (): string => selectAll(getNamedType(schema.getType(record)) as never)
  const read = async (id: unknown): Promise<Fields> =>
    (await ask(`query ($id: ID!) { ${root}(id: $id) ${selection()} }`, { id }))[root] as Fields
  const stored = (sent: Fields): Fields => Object.fromEntries(Object.entries(sent).filter(([name]) => !notStored.includes(name)))

  test('has a value in this test', () => {
    expect(Object.keys(values).toSorted()).toEqual(fieldNames(type).toSorted())
    expect(Object.keys(changes).toSorted()).toEqual(
      fieldNames(changeType)
        .filter((name) => name !== 'id')
        .toSorted(),
    )
  })

  test('is stored when it is created and when it is changed', async () => {
    const create = `mutation ($input: ${type}!) { created: create${record}(input: $input) { ... on ${record} { id } } }`
    const { id } = (await ask(create, { input: values }))['created'] as Fields
    expectStored(await read(id), stored(values), record)
    const update = `mutation ($input: ${inputOfChange}!) { update${record}(input: $input) { id } }`
    await ask(update, { input: wrap({ ...changes, id }) })
    expectStored(await read(id), stored(changes), record)
  })
})
