import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type FakeOperation, fakeGateway } from '../../../testing/fakeGateway.ts'
import { owner, signedIn } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import { serviceOf, trades } from '../testing/services.ts'

beforeAll(() => import('./ServiceFormPages.tsx'))
beforeEach(() => sessionStorage.clear())

const admin = (...authorities: string[]) =>
  ({ ...owner, userType: 'STAFF_ADMIN', userProfileDetails: { ...owner.userProfileDetails, authorities } }) as unknown as typeof owner

async function open(path: string, more: Record<string, FakeOperation> = {}, me = owner) {
  signedIn(me)
  const returned = { ServiceToEdit: { service: serviceOf() }, ServiceRecord: { service: serviceOf() } }
  const gateway = fakeGateway({ Me: { me }, ...trades, ...returned, ...more })
  const { user } = renderAt(path)
  await screen.findByRole('form', { name: /service/ })
  return { gateway, user }
}
const field = (name: RegExp | string) => screen.getByLabelText(name, { selector: 'input, textarea, select' })
const save = () => screen.getAllByRole('button', { name: /^(Save service|Try again)$/ })[0] as HTMLElement
const png = new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)], 'boiler.png', { type: 'image/png' })
const arrivesAt = (path: string) => waitFor(() => expect(window.location.pathname).toBe(path))

test('required fields use the wording of the spec, and the currency is the company’s', async () => {
  const { gateway, user } = await open('/price-list/new?category=4', { CreateService: { createService: serviceOf({ id: '90' }) } })
  await user.type(field('Duration in minutes'), '0')
  await user.click(save())
  await waitFor(() => expect(field(/^Name/)).toHaveAccessibleDescription('Required'))
  expect(field(/^Price/)).toHaveAccessibleDescription('Required')
  expect(screen.getByText('Entered value should be positive number')).toBeVisible()
  await user.type(field(/^Name/), 'Boiler service')
  await user.type(field(/^Price/), '45,50')
  await user.clear(field('Duration in minutes'))
  await user.selectOptions(field(/^Type/), 'PRODUCT')
  await user.type(field('Your cost'), '20.0000')
  await user.click(await screen.findByRole('checkbox', { name: 'Sales tax (8.25%)' }))
  await user.upload(screen.getByLabelText('Picture file'), png)
  expect(await screen.findByRole('img', { name: 'Picture' })).toHaveAttribute('src', 'data:image/png;base64,iVBORw0KGgo=')
  await user.click(save())
  await arrivesAt('/price-list/90')
  expect(gateway.callsOf('CreateService')).toEqual([
    {
      input: {
        name: 'Boiler service',
        productType: 'PRODUCT',
        categoryId: '4',
        amount: 45.5,
        currencyCode: 'USD',
        unit: '',
        durationMinutes: null,
        isTaxExempt: false,
        taxIds: ['5'],
        cost: 20,
        imageUrl: 'data:image/png;base64,iVBORw0KGgo=',
        sku: '',
        description: '',
        isActive: true,
      },
    },
  ])
})

test('a stored picture is shown, stays unchanged on save, and can be removed', { tags: 'nightly' }, async () => {
  const imageUrl = 'https://pictures.test/boiler.jpg'
  const { gateway, user } = await open('/price-list/11/edit', {
    ServiceToEdit: { service: serviceOf({ imageUrl }) },
    UpdateService: { updateService: serviceOf({ imageUrl, sku: '' }) },
  })
  expect(screen.queryByDisplayValue(imageUrl)).toBeNull()
  expect(screen.getByRole('img', { name: 'Picture' })).toHaveAttribute('src', imageUrl)
  fireEvent.change(screen.getByLabelText('Picture file'), { target: { files: [new File(['x'], 'plan.gif', { type: 'image/gif' })] } })
  expect(await screen.findByText('Choose a PNG, JPEG or WebP picture')).toBeVisible()
  await user.clear(field('SKU'))
  await user.click(save())
  await arrivesAt('/price-list/11')
  expect(gateway.callsOf('UpdateService')).toEqual([{ input: { id: '11', sku: '' } }])
})

test('a removed picture is sent as null', { tags: 'nightly' }, async () => {
  const { gateway, user } = await open('/price-list/11/edit', {
    ServiceToEdit: { service: serviceOf({ imageUrl: 'https://pictures.test/boiler.jpg' }) },
    UpdateService: { updateService: serviceOf({ imageUrl: null }) },
  })
  await user.click(screen.getByRole('button', { name: 'Remove picture' }))
  await user.click(save())
  await arrivesAt('/price-list/11')
  expect(gateway.callsOf('UpdateService')).toEqual([{ input: { id: '11', imageUrl: '' } }])
})

test('a change sends edited fields only', async () => {
  const { gateway, user } = await open('/price-list/11/edit', {
    UpdateService: { updateService: serviceOf({ durationMinutes: null, sku: '' }) },
  })
  await user.clear(field('Duration in minutes'))
  await user.clear(field('SKU'))
  await user.click(save())
  await arrivesAt('/price-list/11')
  expect(gateway.callsOf('UpdateService')).toEqual([{ input: { id: '11', durationMinutes: null, sku: '' } }])
})

test('users without prices can edit the other fields', async () => {
  const returned = serviceOf({ amount: null, unit: 'visit' })
  const { gateway, user } = await open(
    '/price-list/11/edit',
    { ServiceToEdit: { service: serviceOf({ amount: null }) }, UpdateService: { updateService: returned } },
    admin('manage_services'),
  )
  await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Price/ })).toBeNull())
  expect(screen.queryByRole('textbox', { name: 'Your cost' })).toBeNull()
  await user.clear(field('Unit'))
  await user.type(field('Unit'), 'visit')
  await user.click(save())
  await arrivesAt('/price-list/11')
  expect(gateway.callsOf('UpdateService')).toEqual([{ input: { id: '11', unit: 'visit' } }])
})

test('users who may not manage services see who may', async () => {
  const me = admin('manage_jobs')
  signedIn(me)
  fakeGateway({ Me: { me }, ...trades })
  renderAt('/price-list/new')
  expect(await screen.findByText(/a staff admin who can manage services can change the price list/)).toBeVisible()
})
