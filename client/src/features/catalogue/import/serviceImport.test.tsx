import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { type FakeOperation, fakeGateway, refuse } from '../../../testing/fakeGateway.ts'
import { owner, signedIn } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import { knownService, knownServices, tradesToChoose } from '../testing/services.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const HEAD = 'Name\tType\tPrice\tCategory\tSKU'

/** A service that assigns increasing ids to added services. */
function adding(): FakeOperation {
  let id = 200
  return () => ({ createService: { __typename: 'Service', id: String((id += 1)) } })
}

function open(answers: Record<string, FakeOperation> = {}) {
  signedIn()
  const gateway = fakeGateway({
    Me: { me: owner },
    ...knownServices(knownService()),
    ImportService: adding(),
    ImportCategory: { createCategory: { __typename: 'Category', id: '90', name: 'Roofing' } },
    ...answers,
  })
  return { gateway, ...renderAt('/price-list/import') }
}
type User = ReturnType<typeof open>['user']

async function paste(user: User, ...lines: string[]) {
  await user.click(await screen.findByLabelText('Rows copied from a spreadsheet'))
  await user.paste([HEAD, ...lines].join('\n'))
  await user.click(screen.getByRole('button', { name: 'Use these rows' }))
}
const press = async (user: User, name: string | RegExp) => user.click(await screen.findByRole('button', { name }))

test(
  'rows are matched by name and category, a missing category is added once, and Undo removes the imported services',
  { tags: 'nightly' },
  async () => {
    const { gateway, user } = open({ DeleteService: ({ id }) => ({ deleteService: { __typename: 'DeletedRecord', id } }) })
    await paste(
      user,
      'boiler  service\tService\t90\theating\t',
      'Boiler service\tService\t90\tRoofing\t',
      'Roof check\tService\t80.5\troofing\t',
      'Vent\tPart\tasked\t\tBS-1',
      'Cap\tPart\t4\t\tbs-1',
    )
    const rows = within(await screen.findByRole('list', { name: 'All rows' })).getAllByRole('listitem')
    expect(rows.map((row) => row.textContent)).toEqual([
      'Row 2boiler  serviceService · Heating · 90.00Already thereSame name and category as Boiler service',
      'Row 3Boiler serviceService · Roofing · 90.00New',
      'Row 4Roof checkService · roofing · 80.50New',
      'Row 5VentProduct · askedCan’t be addedPrice: Type a number such as 1,234.56.',
      'Row 6CapProduct · 4.00Maybe already thereSame SKU as Boiler service',
    ])
    expect(screen.getByLabelText('New categories')).toHaveValue('add')
    await press(user, 'Import 2 services')
    expect(await screen.findByText('2 services added', { selector: 'li' })).toBeVisible()
    expect(gateway.callsOf('ImportCategory')).toEqual([{ input: { name: 'Roofing', description: 'Roofing', email: 'owner@demo.test' } }])
    expect(gateway.callsOf('ImportService')[0]).toEqual({
      input: { name: 'Boiler service', productType: 'SERVICE', amount: 90, currencyCode: 'USD', categoryId: '90' },
      idempotencyKey: expect.stringMatching(/^row-/) as string,
    })
    await press(user, 'Undo import')
    await user.click(within(await screen.findByRole('dialog', { name: 'Delete 2 services?' })).getByRole('button', { name: 'Undo import' }))
    expect(await screen.findByText('Import undone: 2 services')).toBeVisible()
    expect(gateway.callsOf('DeleteService')).toEqual([{ id: '201' }, { id: '202' }])
  },
)

test('waits for the decimal mark of ambiguous prices', async () => {
  const { gateway, user } = open()
  await paste(user, 'Boiler\tService\t1.234\t\t', 'Filter\tPart\t45\t\t')
  const question = within(await screen.findByRole('radiogroup', { name: /^Is 1.234 one thousand two hundred thirty-four, or about one\?/ }))
  expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull()
  await user.click(question.getByRole('radio', { name: '1,234' }))
  await press(user, 'Import 2 services')
  expect(await screen.findByText('2 services added', { selector: 'li' })).toBeVisible()
  expect(gateway.callsOf('ImportService').map(({ input }) => (input as { amount: number }).amount)).toEqual([1234, 45])
})

test('a common category is chosen, not created again', async () => {
  const common = (id: string, name: string, isSelected = false) => ({ ...tradesToChoose.categories[2], id, name, isSelected })
  const trades = [common('900001', 'Heating', true), common('900007', 'Gutter cleaning'), common('900008', 'Roofing')]
  const chosen = [...tradesToChoose.ownCategories.items]
  const { gateway, user } = open({
    TradesToChoose: () => ({ categories: trades, ownCategories: { ...tradesToChoose.ownCategories, items: [...chosen] } }),
    SelectTrades: ({ ids }) => {
      for (const { id, name } of trades.slice(1))
        if ((ids as string[]).includes(id)) chosen.push({ __typename: 'Category', id: `1${id.at(-1)}`, name })
      return { selectCategories: { __typename: 'SelectedCategories', categories: [] } }
    },
  })
  await paste(user, 'Clean\tService\t80\tGUTTER Cleaning\t', 'Roof check\tService\t90\tRoofing\t', 'Rinse\tService\t8\tgutter cleaning\t')
  await press(user, 'Import 3 services')
  expect(await screen.findByText('3 services added', { selector: 'li' })).toBeVisible()
  expect(gateway.callsOf('SelectTrades')).toEqual([{ ids: ['900001', '900007'] }, { ids: ['900001', '900008'] }])
  expect(gateway.callsOf('ImportCategory')).toEqual([])
  const categoryOf = (name: string) =>
    gateway
      .callsOf('ImportService')
      .map(({ input }) => input as Record<string, unknown>)
      .find((input) => input['name'] === name)?.['categoryId']
  expect([categoryOf('Clean'), categoryOf('Roof check'), categoryOf('Rinse')]).toEqual(['17', '18', '17'])
})

test('an ended subscription leads to the plans, and the import can be resumed afterwards', { tags: 'nightly' }, async () => {
  const ended = refuse('SUBSCRIPTION_REQUIRED', 'Your subscription has ended.', { responseCode: 402 })
  const { gateway, user, unmount } = open({ ImportService: ended })
  await paste(user, 'Roof check\tService\t80\t\t')
  await press(user, 'Import 1 service')
  await waitFor(() => expect(window.location.pathname).toContain('pricing-plans'))
  unmount()
  gateway.answer({ ImportService: adding() })
  const again = renderAt('/price-list/import')
  expect(await screen.findByText('1 row not sent yet')).toBeVisible()
  await press(again.user, 'Continue')
  expect(await screen.findByText('1 service added', { selector: 'li' })).toBeVisible()
})
