import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { chooseCustomer, chooseOption, createButton, field, openNewJob, settingsOf, twoPlaces } from '../../../testing/jobForm.ts'
import { taxesFromProperty } from './propertyTax.ts'

describe('taxes follow the property', () => {
  const cases = [
    ['a property’s own tax replaces the default', ['5'], { before: null, now: '6' }, ['6']],
    ['a property without one restores the default', ['6'], { before: '6', now: null }, ['5']],
    ['another property’s tax replaces the previous one', ['6'], { before: '6', now: '7' }, ['7']],
    ['a tax chosen by hand stays', ['7'], { before: null, now: '6' }, undefined],
    ['an emptied tax list stays', [], { before: '6', now: '7' }, undefined],
    ['a property without one changes nothing', ['5'], { before: null, now: null }, undefined],
  ] as const
  test.each(cases)('%s', (_, chosen, change, applied) => {
    expect(taxesFromProperty(chosen, { ...change, started: ['5'] })).toEqual(applied)
  })
})

describe('in the form of a new job', () => {
  beforeEach(() => {
    sessionStorage.clear()
    vi.setSystemTime(new Date('2026-11-21T15:00:00Z'))
  })
  afterEach(() => void vi.useRealTimers())

  const tax = (id: string, name: string, rate: number) => ({ __typename: 'Tax', id, name, rate, isDefault: id === '5', isActive: true })
  const [home, shop] = twoPlaces.properties
  const answers = {
    JobFormSettings: settingsOf({ defaultTaxId: '5' }),
    JobTaxes: { taxes: { __typename: 'TaxPage', ignored: [], items: [tax('5', 'Sales tax', 8.25), tax('6', 'Reduced tax', 4)] } },
    JobFormCustomer: { customer: { ...twoPlaces, properties: [home, { ...shop, taxId: '6' }] } },
  }
  const box = (name: RegExp) => screen.findByRole('checkbox', { name })

  test('the tax of the chosen property is applied and sent, and removed with the property', { tags: 'nightly' }, async () => {
    const { gateway, user } = await openNewJob('', answers)
    expect(await box(/Sales tax/)).toBeChecked()
    await chooseCustomer(user, 'nora', /Nora Vance/)
    await chooseOption(user, /^Property/, 'Shop · 9 Main Street, Salem')
    await waitFor(async () => expect(await box(/Reduced tax/)).toBeChecked())
    expect(await box(/Sales tax/)).not.toBeChecked()
    expect(await screen.findByText('As set for this property.')).toBeVisible()
    await chooseOption(user, /^Property/, 'Home · 1 Hill Road, Salem')
    await waitFor(async () => expect(await box(/Sales tax/)).toBeChecked())
    await chooseOption(user, /^Property/, 'Shop · 9 Main Street, Salem')
    await waitFor(async () => expect(await box(/Reduced tax/)).toBeChecked())
    await user.click(field(/^Category/))
    await user.keyboard('Heating{Enter}')
    await user.click(screen.getByRole('radio', { name: 'Schedule later' }))
    await user.click(createButton())
    await waitFor(() => expect(gateway.callsOf('CreateJob')).toMatchObject([{ input: { propertyId: '43', taxIds: ['6'] } }]))
    expect(gateway.callsOf('CreateJob')[0]?.['input']).not.toHaveProperty('appliedPropertyTax')
  })

  test('taxes chosen by hand stay', { tags: 'nightly' }, async () => {
    const { user } = await openNewJob('', answers)
    await user.click(await box(/Sales tax/))
    await chooseCustomer(user, 'nora', /Nora Vance/)
    await chooseOption(user, /^Property/, 'Shop · 9 Main Street, Salem')
    expect(await box(/Sales tax/)).not.toBeChecked()
    expect(await box(/Reduced tax/)).not.toBeChecked()
  })
})
