import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeGateway, refuse } from '../../../testing/fakeGateway.ts'
import { signedIn } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import { mergeAnswers, mergeBenIntoMaria } from '../testing/merging.ts'

test('merges a customer with one found by search: says in advance what stays, and Undo reverts it', async () => {
  signedIn()
  const gateway = fakeGateway(mergeAnswers())
  const { user } = renderAt('/customers/30')
  await user.click(await screen.findByRole('button', { name: 'Actions for Maria Lopez' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Merge' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Merge customers' }))
  await user.type(dialog.getByLabelText('Merge with'), 'ben')
  await user.click(await dialog.findByRole('option', { name: /Ben Hart/ }))
  expect(await dialog.findByText(/^1 property and 1 job move to/)).toHaveTextContent('move to Maria Lopez.')
  expect(dialog.getByText(/^1 job with an invoice stays with/)).toHaveTextContent('stays with Ben Hart:')
  expect(dialog.getByText('J-12')).toBeVisible()
  expect(dialog.getByRole('radio', { name: 'Maria Lopez' })).toBeChecked()
  await user.click(dialog.getByRole('button', { name: 'Merge' }))
  expect(await screen.findByText('Ben Hart merged into Maria Lopez')).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(gateway.callsOf('UpdateProperty')).toEqual([{ input: { id: '45', customerId: '30' } }])
  const moved = { customerId: '30', propertyId: '45', categoryId: '2' }
  expect(gateway.callsOf('MoveJob')).toEqual([{ input: { id: '11', job: moved, scope: 'ALL', lockVersion: 2, agreementAccepted: true } }])
  const [remaining, other] = gateway.callsOf('ChangeCustomer').map(({ input }) => input)
  const day = /\d\d\/\d\d\/\d{4}: /.source
  expect(remaining).toEqual({
    id: '30',
    lockVersion: 4,
    notes: expect.stringMatching(`^Rings twice\\.\n\n${day}Ben Hart \\(customer 31\\) was merged into this customer\\.$`),
  })
  expect(other).toMatchObject({ id: '31', isActive: false, notes: expect.stringMatching(`^${day}merged into Maria Lopez`) })

  const before = gateway.calls.length
  await user.click(screen.getByRole('button', { name: /^Undo/ }))
  expect(await screen.findByText('Merge undone: Ben Hart')).toBeVisible()
  expect(gateway.callsOf('UpdateProperty').at(-1)).toEqual({ input: { id: '45', customerId: '31', isBillingAddress: true } })
  expect(gateway.callsOf('MoveJob').at(-1)).toMatchObject({ input: { job: { customerId: '31' } } })
  expect(gateway.callsOf('ChangeCustomer').slice(2)).toEqual([
    { input: { id: '30', lockVersion: 4, notes: 'Rings twice.' } },
    { input: { id: '31', lockVersion: 4, notes: '', isActive: true } },
  ])
  const undos = gateway.calls.slice(before).map(({ operation }) => operation)
  const writes = undos.filter((operation) => ['ChangeCustomer', 'UpdateProperty', 'MoveJob'].includes(operation))
  expect(writes).toEqual(['ChangeCustomer', 'ChangeCustomer', 'UpdateProperty', 'MoveJob'])
})

test('reports records that could not be moved, deactivates no customer before, and a retry continues', async () => {
  const { gateway, user, dialog } = await mergeBenIntoMaria({ MoveJob: refuse('INVALID', 'This visit is under way.') })
  const list = await dialog.findByRole('list', { name: '1 step not done:' })
  expect(list).toHaveTextContent('J-11 This visit is under way.')
  expect(gateway.callsOf('ChangeCustomer')).toEqual([])
  gateway.answer({ MoveJob: { updateJob: null } })
  await user.click(dialog.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Ben Hart merged into Maria Lopez')).toBeVisible()
  await waitFor(() => expect(gateway.callsOf('ChangeCustomer')).toHaveLength(2))
  expect(gateway.callsOf('UpdateProperty')).toHaveLength(1)
})
