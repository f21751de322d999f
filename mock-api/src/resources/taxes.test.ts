import { endpoints } from '@callout/contracts/endpoints'
import { beforeEach, expect, test } from 'vitest'
import { newcomer } from '../testing/newcomer.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'

const { listTaxes } = endpoints.taxes
let mock: TestApp
beforeEach(() => {
  mock = testApp()
})

const taxesOf = async (user: string, query: Record<string, unknown> = {}) =>
  (await mock.read(listTaxes, query, await mock.signIn(user))).taxes

test('the default tax comes first, the others by name', async () => {
  const taxes = await taxesOf('owner')
  expect(taxes.map(({ name, rate, is_default }) => [name, rate, is_default])).toEqual([
    ['Sales tax', 8.25, true],
    ['Sales tax, Hays County', 6.75, false],
    ['Texas state sales tax', 6.25, false],
  ])
})

test('a tax is found by its words', async () => {
  expect((await taxesOf('staff', { search: 'STATE texas' })).map(({ rate }) => rate)).toEqual([6.25])
})

test('in Oregon no tax is the default', async () => {
  const taxes = await taxesOf('individual')
  expect(taxes.length).toBeGreaterThan(0)
  expect(taxes.some(({ is_default }) => is_default)).toBe(false)
  expect(taxes.every(({ id }) => mock.store.taxes.get(id)?.company_id === 2)).toBe(true)
})

test('who has just signed up has none', async () => {
  expect((await mock.read(listTaxes, {}, await newcomer(mock))).taxes).toEqual([])
})

const { createTax, updateTax, deleteTax, getTax } = endpoints.taxes

test.each([
  [{ name: 'State', rate: 0 }, 'rate', 'Please type a valid tax rate.'],
  [{ name: 'State', rate: -1 }, 'rate', 'Please type a valid tax rate.'],
  [{ name: 'State', rate: 100.01 }, 'rate', 'Please type a valid tax rate.'],
  [{ name: 'State', rate: 'eight' }, 'rate', 'Please type a valid tax rate.'],
  [{ name: 'State' }, 'rate', 'Required'],
  [{ name: ' ', rate: 100 }, 'name', 'Required'],
])('a tax %j is refused at its %s: %s', async (body, field, message) => {
  const { responseCode, responseData } = await mock.call('POST', '/taxes', { token: await mock.signIn('owner'), body })
  expect([responseCode, responseData]).toEqual([422, { errors: [{ field, message }] }])
})

test('a new default takes the place of the one before, and new jobs carry it', async () => {
  const owner = await mock.signIn('owner')
  const { id } = await mock.read(createTax, { name: 'City', rate: 100, is_default: true }, owner)
  expect((await taxesOf('owner')).filter(({ is_default }) => is_default).map((tax) => tax.id)).toEqual([id])
  expect((await mock.read(endpoints.settings.getSettings, {}, owner)).customer?.default_tax_id).toBe(id)
  await mock.read(updateTax, { id, is_active: false }, owner)
  expect((await mock.read(endpoints.settings.getSettings, {}, owner)).customer?.default_tax_id).toBeNull()
  expect((await mock.read(getTax, { id }, owner)).is_default).toBe(false)
})

test('jobs and invoices keep the rate that they have when it is changed, and when the tax is deleted', async () => {
  const owner = await mock.signIn('owner')
  const taxed = mock.store.jobs.all().filter(({ taxes }) => taxes.some(({ tax_id }) => tax_id === 1))
  const booked = taxed.find(({ invoice_id, status }) => invoice_id === null && status < 2)
  const invoices = mock.store.invoices.all()
  if (!booked) throw new Error('The seed has changed')
  const stored = () => [taxed.map(({ id }) => mock.store.jobs.get(id)), mock.store.invoices.all()]
  await mock.read(updateTax, { id: 1, rate: 50, name: 'Half' }, owner)
  expect(stored()).toEqual([taxed, invoices])
  await mock.read(deleteTax, { id: 1 }, owner)
  expect(stored()).toEqual([taxed, invoices])
  const body = { id: booked.id, lock_version: booked.lock_version, agreement_accepted: true, scope: 'all', title: 'Other' } as const
  const { taxes, total } = await mock.read(endpoints.jobs.updateJob, { ...body, tax_ids: [1] }, owner)
  expect(taxes).toEqual(booked.taxes)
  expect(total).toBe(booked.total)
})

test('a property whose tax is deleted has the default again', async () => {
  mock.store.properties.update(1, { tax_id: 101 })
  await mock.read(deleteTax, { id: 101 }, await mock.signIn('owner'))
  expect(mock.store.properties.get(1)?.tax_id).toBeNull()
  expect(mock.store.deletedTaxes.get(101)).toMatchObject({ rate: 6.75, deleted_by: 1 })
})
