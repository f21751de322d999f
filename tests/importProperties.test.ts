import { customerImportRules } from '@callout/client/src/features/customers/import/customerImportRules.ts'
import { readCustomer } from '@callout/client/src/features/customers/import/readCustomer.ts'
import { expect, test } from 'vitest'
import { gatewayOnMock } from './gatewayClient.ts'

const { mock, clientOf } = gatewayOnMock()
const rules = customerImportRules
const rowAt = (street1: string) =>
  readCustomer({ programId: '500', fullName: 'Maria Silva-Ruiz', street1 }, [], { branches: new Map(), phoneCountryCode: '1' })

test('an import adds a further property once, and Undo deletes the customer with both', async () => {
  const client = await clientOf('owner')
  const added = await rules.create(client, rowAt('12 Oak Street'), { key: 'row-of-two-properties', isInsisting: false })
  const id = 'id' in added ? (added.id ?? '') : ''
  await rules.addPart?.(client, id, rowAt('80 Elm Street'), false)
  await rules.addPart?.(client, id, rowAt('80 Elm Street'), true)
  const streets = () => mock.store.properties.by('customer_id', Number(id)).map(({ street1 }) => street1)
  expect(streets()).toEqual(['12 Oak Street', '80 Elm Street'])
  await rules.remove(client, { id, version: null })
  expect(streets()).toEqual([])
})
