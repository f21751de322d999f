import { messages } from '@callout/contracts/text/messages'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeGateway } from '../../testing/fakeGateway.ts'
import { signedIn } from '../../testing/people.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import { created, formAnswers } from '../../testing/jobForm.ts'

beforeEach(() => {
  sessionStorage.clear()
  vi.setSystemTime(new Date('2026-11-21T15:00:00Z'))
})
afterEach(() => void vi.useRealTimers())

const service = (id: string, name: string, amount: number) => ({
  __typename: 'Service',
  id,
  name,
  description: null,
  amount,
  currencyCode: 'USD',
  productType: 'SERVICE',
  categoryId: '2',
  categoryName: 'Heating',
  unit: null,
  durationMinutes: null,
  isTaxExempt: false,
  sku: null,
})
const priceList = [service('11', 'Boiler service', 120), service('12', 'New boiler', 2400), service('13', 'Thermostat', 90)]

async function open(search = '?customer=30') {
  signedIn()
  const gateway = fakeGateway({
    ...formAnswers,
    FindServices: ({ search: typed }) => {
      const items = priceList.filter(({ name }) => name.toLowerCase().includes(String(typed ?? '').toLowerCase()))
      return { services: { __typename: 'ServicePage', items, totalCount: items.length } }
    },
    JobTaxes: {
      taxes: {
        __typename: 'TaxPage',
        items: [{ __typename: 'Tax', id: '5', name: 'Sales tax', rate: 8.25, isDefault: true, isActive: true }],
        totalCount: 1,
      },
    },
    CreateJob: created,
  })
  const { user } = renderAt(`/quotes/new${search}`)
  await screen.findByRole('form', { name: 'New quote' })
  const add = async (list: string, text: string, name: string): Promise<void> => {
    await user.type(await screen.findByRole('combobox', { name: list }), `${text}{Enter}`)
    await within(await screen.findByRole('list', { name: list })).findByRole('listitem', { name })
  }
  return { gateway, user, add, save: () => user.click(screen.getAllByRole('button', { name: 'Create quote' })[0] as HTMLElement) }
}

test('a quote with one alternative is sent as an unscheduled job with its validity', async () => {
  const { gateway, add, save } = await open()
  expect(screen.queryByRole('heading', { name: 'When' })).toBeNull()
  await add('Line items', 'boiler s', 'Boiler service')
  await save()
  await waitFor(() => expect(gateway.callsOf('CreateJob')).toHaveLength(1))
  expect(gateway.callsOf('CreateJob')[0]?.['input']).toMatchObject({
    customerId: '30',
    propertyId: '40',
    categoryId: '2',
    scheduleLater: true,
    dates: [],
    lineItems: [{ serviceId: '11', name: 'Boiler service', quantity: 1, amount: 120 }],
    quote: { validUntil: '2026-12-21', version: 1, alternatives: [], optionalLines: [] },
  })
  await waitFor(() => expect(window.location.pathname).toBe('/jobs/12'))
})

test('each alternative has its total, and the recommended one becomes the job’s line items', async () => {
  const { gateway, user, add, save } = await open()
  await add('Line items', 'boiler s', 'Boiler service')
  await user.click(screen.getByRole('button', { name: 'Add alternative' }))
  await add('Line items of Better', 'new boiler', 'New boiler')
  await user.click(screen.getByRole('button', { name: 'Add optional items' }))
  await add('Optional items', 'thermostat', 'Thermostat')
  await user.click(screen.getByRole('radio', { name: 'Recommend Better' }))
  const alternatives = within(screen.getByLabelText('Alternatives'))
  expect(alternatives.getByText('Good').nextSibling).toHaveTextContent('$120.00')
  expect(alternatives.getByText('Better').nextSibling).toHaveTextContent('$2,520.00')
  await save()
  await waitFor(() => expect(gateway.callsOf('CreateJob')).toHaveLength(1))
  expect(gateway.callsOf('CreateJob')[0]?.['input']).toMatchObject({
    lineItems: [{ name: 'Boiler service' }, { name: 'New boiler', amount: 2400 }],
    quote: {
      alternatives: [
        { name: 'Good', lineItems: [{ name: 'Boiler service' }] },
        { name: 'Better', lineItems: [{ name: 'Boiler service' }, { name: 'New boiler' }] },
      ],
      optionalLines: [{ name: 'Thermostat', amount: 90 }],
    },
  })
})

test('an alternative without line items is reported at its list', async () => {
  const { gateway, user, add, save } = await open()
  await add('Line items', 'boiler s', 'Boiler service')
  await user.click(screen.getByRole('button', { name: 'Add alternative' }))
  await user.click(within(screen.getByRole('region', { name: 'Good' })).getByRole('button', { name: 'Remove Boiler service' }))
  await save()
  expect(await within(screen.getByRole('region', { name: 'Good' })).findByText(messages.addLineItem)).toBeVisible()
  expect(within(screen.getByRole('region', { name: 'Better' })).queryByText(messages.addLineItem)).toBeNull()
  expect(gateway.callsOf('CreateJob')).toEqual([])
})
