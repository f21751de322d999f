import { companySettings } from '@callout/contracts/settings/samples'
import { expect, test } from 'vitest'
import { ask, testGateway } from '../testing/testGateway.ts'
import { ok } from '../testing/fakeBackend.ts'

const query = `{ companySettings {
  customer { companyName timezone dateFormat timeFormat currencyCode isLineItemRequired taxBasis discountBasis defaultTaxId invoiceDueDays }
  team { businessHours { day isOn open close } holidays { date name } slotMinutes calendar { firstDay } warnOnClash staffCanSeePrices staffCanAddItems staffCanCollect staffCanQuote }
  job { jobPrefix defaultDurationMinutes defaultPriority lateAfterMinutes arrivalWindowMinutes }
} }`

test('returns no hours for a closed day', async () => {
  const { data } = await ask({ getSettings: ok(companySettings) }, query)
  expect(data).toMatchObject({
    companySettings: { team: { businessHours: [{ day: 0, isOn: false, open: null, close: null }, { day: 1 }] } },
  })
})

test('reads flat settings into blocks', async () => {
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

test('ignores an unknown time zone and logs it', async () => {
  const { ask: askGateway, log } = await testGateway({
    getSettings: ok({ customer: { timezone: 'Central Time (US & Canada)' }, team: {} }),
  })
  expect(await askGateway(query)).toMatchObject({ data: { companySettings: { customer: { timezone: null } } }, errors: [] })
  expect(log).toContainEqual(expect.objectContaining({ fields: ['customer.timezone'] }))
})

test('returns null for a missing block', async () => {
  expect(await ask({ getSettings: ok({}) }, query)).toMatchObject({
    data: { companySettings: { customer: null, team: null, job: null } },
    errors: [],
  })
})

test.each([
  [{ staff_can_quote: true }, true],
  [{ staff_can_quote: '0' }, false],
  [{}, null],
])('reads whether staff may create quotes: %j', async (team, staffCanQuote) => {
  expect(await ask({ getSettings: ok({ team }) }, query)).toMatchObject({
    data: { companySettings: { team: { staffCanQuote } } },
    errors: [],
  })
})

test('sends whether staff may create quotes', async () => {
  const change = 'mutation ($input: UpdateTeamSettingInput!) { updateTeamSetting(input: $input) { staffCanQuote } }'
  const { requests, data } = await ask({ updateTeamSetting: ok({ staff_can_quote: true }) }, change, { input: { staffCanQuote: true } })
  expect(requests).toMatchObject([{ body: { staff_can_quote: true } }])
  expect(data).toEqual({ updateTeamSetting: { staffCanQuote: true } })
})

test('returns nulls for an empty block', async () => {
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

test('sends only the changed fields, and null to clear', async () => {
  const change = 'mutation ($input: UpdateCustomerSettingInput!) { updateCustomerSetting(input: $input) { companyName } }'
  const { requests, data } = await ask({ updateCustomerSetting: ok({}) }, change, {
    input: { defaultTaxId: null, paymentTerms: null, companyName: null },
  })
  expect(requests).toMatchObject([{ body: { default_tax_id: null, payment_terms: '' } }])
  expect(data).toEqual({ updateCustomerSetting: { companyName: null } })
})
