import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { type FakeOperation, fakeGateway, refuse } from '../../../testing/fakeGateway.ts'
import { owner, signedIn } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import { ownCategories, tradesToChoose } from '../testing/services.ts'

beforeEach(() => sessionStorage.clear())

const returned = { __typename: 'Category', id: '3', name: 'Heating', email: 'heat@demo.test', description: 'Boilers' }

function open(path: string, more: Record<string, FakeOperation> = {}, me = owner) {
  signedIn(me)
  const gateway = fakeGateway({
    Me: { me },
    TradesToChoose: tradesToChoose,
    OwnCategories: ownCategories,
    CategoryToEdit: { category: returned },
    ...more,
  })
  return { gateway, ...renderAt(path) }
}

test('a custom category is added, with the wording of the spec', async () => {
  const { gateway, user } = open('/categories', { CreateCategory: { createCategory: { ...returned, id: '9', name: 'Roofing' } } })
  await user.click(await screen.findByRole('link', { name: 'New category' }))
  const save = async () => user.click((await screen.findAllByRole('button', { name: 'Save category' }))[0] as HTMLElement)
  await save()
  await waitFor(() => expect(screen.getByLabelText(/^Name/)).toHaveAccessibleDescription('Required'))
  for (const name of [/^Name/, /^Email/, /^Description/]) expect(screen.getByLabelText(name)).toBeRequired()
  expect(screen.getByText('Description')).toHaveTextContent('Description *')
  await user.type(screen.getByLabelText(/^Name/), 'Roofing')
  await user.type(screen.getByLabelText(/^Email/), 'roofs@demo.test')
  await user.type(screen.getByLabelText(/^Description/), 'Shingles and tiles')
  await save()
  expect(await screen.findByText('Roofing added')).toBeVisible()
  expect(gateway.callsOf('CreateCategory')).toEqual([
    { input: { name: 'Roofing', email: 'roofs@demo.test', description: 'Shingles and tiles' } },
  ])
})

test('a change sends edited fields only', async () => {
  const { gateway, user } = open('/categories/3/edit', { UpdateCategory: { updateCategory: { ...returned, description: 'Heat pumps' } } })
  const description = await screen.findByLabelText(/^Description/)
  await user.clear(description)
  await user.type(description, 'Heat pumps')
  await user.click(screen.getAllByRole('button', { name: 'Save category' })[0] as HTMLElement)
  expect(await screen.findByText('Heating updated')).toBeVisible()
  expect(gateway.callsOf('UpdateCategory')).toEqual([{ input: { id: '3', description: 'Heat pumps' } }])
})

test('deleting a category asks for a new one for its services, moves them first, and shows errors', { tags: 'nightly' }, async () => {
  const services = [
    { __typename: 'Service', id: '11', categoryId: '3' },
    { __typename: 'Service', id: '12', categoryId: '3' },
  ]
  const { gateway, user } = open('/categories', {
    ServicesOfCategory: { services: { __typename: 'ServicePage', items: services, totalCount: 2, page: 1 } },
    MoveService: ({ input }) => ({ updateService: { __typename: 'Service', ...(input as object) } }),
    DeleteCategory: refuse('INVALID', 'This category is in use.'),
  })
  await user.click(await screen.findByRole('button', { name: 'Delete: Heating' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Heating?' }))
  expect(dialog.getByText(/2 services are in it/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Delete category' }))
  expect(await dialog.findByText('Required')).toBeVisible()
  await user.click(dialog.getByRole('combobox', { name: 'Move its services to' }))
  await user.click(await screen.findByRole('option', { name: 'Plumbing' }))
  await user.click(dialog.getByRole('button', { name: 'Delete category' }))
  expect(await dialog.findByText('This category is in use.')).toBeVisible()
  gateway.answer({ DeleteCategory: { deleteCategory: { __typename: 'DeletedRecord', id: '3' } } })
  await user.click(dialog.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Heating deleted')).toBeVisible()
  expect(gateway.callsOf('MoveService')).toEqual([{ input: { id: '11', categoryId: '4' } }, { input: { id: '12', categoryId: '4' } }])
  expect(gateway.callsOf('DeleteCategory').at(-1)).toEqual({ input: { id: '3', moveToCategoryId: '4' } })
})

test('users who may not change the price list can only read the categories', async () => {
  const details = { ...owner.userProfileDetails, authorities: ['manage_jobs'] }
  open('/categories', {}, { ...owner, userType: 'STAFF_ADMIN', userProfileDetails: details } as unknown as typeof owner)
  const companyCategories = within(await screen.findByRole('region', { name: 'Your categories' }))
  expect(await companyCategories.findByRole('button', { name: '2 services in Heating' })).toBeVisible()
  await waitFor(() => expect(companyCategories.queryByRole('button', { name: /^(Edit|Delete)/ })).toBeNull())
  expect(screen.queryByRole('link', { name: 'New category' })).toBeNull()
})

const getPage = (items: readonly object[], totalCount: number | null = items.length) => ({
  categoryServices: { __typename: 'ServicePage', items, totalCount },
})
const boiler = { __typename: 'Service', id: '11', name: 'Boiler service', amount: 45.5, currencyCode: 'USD', unit: 'hour', isActive: true }

test('a category expands to links to its services and to the price list', async () => {
  const hidden = { ...boiler, id: '12', name: 'Old service', amount: null, unit: null, isActive: false }
  const { gateway, user } = open('/categories', { CategoryServices: getPage([boiler, hidden], 23) })
  const services = await screen.findByRole('button', { name: '2 services in Heating' })
  expect(gateway.callsOf('CategoryServices')).toEqual([])
  await user.click(services)
  expect(services).toHaveAttribute('aria-expanded', 'true')
  const list = within(await screen.findByRole('list', { name: 'Services in Heating' }))
  expect(list.getByRole('link', { name: 'Boiler service' })).toHaveAttribute('href', '/price-list/11')
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Boiler service$45.50 per hour',
    'Old serviceInactive',
  ])
  expect(screen.getByRole('link', { name: 'View all 23 services' })).toHaveAttribute('href', '/price-list?category=3')
  expect(gateway.callsOf('CategoryServices')).toEqual([{ id: '3' }])
  await user.click(services)
  expect(screen.queryByRole('list', { name: 'Services in Heating' })).toBeNull()
})

test('a category without services says so, and a failed list can be retried', async () => {
  const { gateway, user } = open('/categories', { CategoryServices: refuse('UPSTREAM_FAILED', 'Out of reach') })
  await user.click(await screen.findByRole('button', { name: '2 services in Heating' }))
  expect((await screen.findAllByText('Out of reach'))[0]).toBeVisible()
  gateway.answer({ CategoryServices: getPage([]) })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No services in this category yet.')).toBeVisible()
})
