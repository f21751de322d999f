import { companySettings } from '@callout/contracts/settings/samples'
import { expect, test } from 'vitest'
import { ask, house } from '../testing/ask.ts'
import { ok } from '../testing/fakeBackend.ts'

const query = `{ companySettings {
  customer { companyName timezone dateFormat timeFormat currencyCode isLineItemRequired taxBasis discountBasis defaultTaxId invoiceDueDays }
  team { businessHours { day isOn open close } holidays { date name } slotMinutes calendar { firstDay } warnOnClash staffCanSeePrices }
  job { jobPrefix defaultDurationMinutes defaultPriority lateAfterMinutes arrivalWindowMinutes }
} }`

test('a day off has no hours', async () => {
  const { data } = await ask({ getSettings: ok(companySettings) }, query)
  expect(data).toMatchObject({
    companySettings: { team: { businessHours: [{ day: 0, isOn: false, open: null, close: null }, { day: 1 }] } },
  })
})

test('settings may come flat: each block takes what it knows', async () => {
  const flat = { timezone: 'America/Chicago', tax_basis: '1', slot_minutes: 30, default_duration_minutes: '90' }
  const { data, errors } = await ask({ getSettings: ok(flat) }, query)
  expect(errors).toEqual([])
  expect(data).toMatchObject({
    companySettings: {
      customer: { timezone: 'America/Chicago', taxBasis: 'NET' },
      team: { slotMinutes: 30, businessHours: null },
      job: { defaultDurationMinutes: 90, defaultPriority: null },
    },
  })
})

test('a zone that no calendar knows is none, and the log says so', async () => {
  const { ask: askHouse, log } = await house({ getSettings: ok({ customer: { timezone: 'Central Time (US & Canada)' }, team: {} }) })
  expect(await askHouse(query)).toMatchObject({ data: { companySettings: { customer: { timezone: null } } }, errors: [] })
  expect(log).toContainEqual(expect.objectContaining({ fields: ['customer.timezone'] }))
})

test('a block that the backend does not send is null', async () => {
  expect(await ask({ getSettings: ok({}) }, query)).toMatchObject({
    data: { companySettings: { customer: null, team: null, job: null } },
    errors: [],
  })
})

test('a block without its fields has nulls', async () => {
  const { data, errors } = await ask({ getSettings: ok({ customer: {}, team: { business_hours: null }, job: {} }) }, query)
  expect(errors).toEqual([])
  expect(data).toMatchObject({
    companySettings: {
      customer: { timezone: null, timeFormat: null, taxBasis: null, defaultTaxId: null },
      team: { businessHours: null, holidays: null, slotMinutes: null },
      job: { defaultPriority: null, defaultDurationMinutes: null },
    },
  })
})

test('a change sends what it names, and null where that empties', async () => {
  const change = 'mutation ($input: UpdateCustomerSettingInput!) { updateCustomerSetting(input: $input) { companyName } }'
  const { requests, data } = await ask({ updateCustomerSetting: ok({}) }, change, {
    input: { defaultTaxId: null, paymentTerms: null, companyName: null },
  })
  expect(requests).toMatchObject([{ body: { default_tax_id: null, payment_terms: '' } }])
  expect(data).toEqual({ updateCustomerSetting: { companyName: null } })
})
