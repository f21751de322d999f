import 'fake-indexeddb/auto'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { deleteQueue } from '../../../lib/offline/testing/inMemory.ts'
import { deleteResponses, readResponse } from '../../../lib/offline/responseStore.ts'
import { fakeGateway, outOfReach } from '../../../testing/fakeGateway.ts'
import { individual, signedIn } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import { invoice, invoiceAnswers } from '../testing/invoices.ts'

vi.mock('../../../lib/offline/queue/queueStore.ts', () => import('../../../lib/offline/testing/inMemory.ts'))
afterEach(async () => {
  vi.restoreAllMocks()
  await Promise.all([deleteQueue(), deleteResponses()])
})

const CASH_OUT = '/invoices/cash-out?invoices=901'

function loseNetwork() {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const names = ['InvoiceRecord', 'InvoiceNow', 'InvoiceCompany', 'PaymentsOf', 'RecordPayment', 'PaperText', 'MyDay', 'Me']
  return fakeGateway(Object.fromEntries(names.map((name) => [name, outOfReach()])))
}

test('without a network, a payment of an invoice that was loaded waits in the queue', { tags: 'nightly' }, async () => {
  signedIn(individual)
  fakeGateway({ Me: { me: individual }, ...invoiceAnswers(invoice({})) })
  const online = renderAt('/invoices/901')
  await screen.findByRole('link', { name: 'Record payment' })
  await vi.waitFor(async () => {
    if (!(await readResponse('InvoiceRecord/{"id":"901"}'))) throw new Error('Not stored yet')
  })
  online.unmount()
  const gateway = loseNetwork()
  const { user } = renderAt(CASH_OUT)
  await screen.findByRole('heading', { name: 'Record payment for INV-0901' })
  await user.click(screen.getByRole('radio', { name: 'Cash' }))
  fireEvent.change(screen.getByRole('textbox', { name: 'Amount' }), { target: { value: '60' } })
  await user.click(screen.getAllByRole('button', { name: 'Record payment' })[0] as HTMLElement)
  await user.click(await screen.findByRole('button', { name: /1 waiting/ }))
  const list = within(await screen.findByRole('list', { name: 'Waiting to send' }))
  expect(list.getByText('Payment of $60.00 for INV-0901')).toBeVisible()
  expect(gateway.callsOf('RecordPayment')).toEqual([])
})

test('without a network, an invoice that was not loaded is collected later', async () => {
  signedIn(individual)
  loseNetwork()
  renderAt(CASH_OUT)
  expect(await screen.findByText('Collect when you’re online')).toBeVisible()
})

test('the payment’s email is the customer’s own where the invoice has none, also without a network', async () => {
  signedIn(individual)
  const payer = { id: '31', name: 'Carla Reyes', email: null, phone: null, phoneCountryCode: null }
  const shown = invoice({ customer: { __typename: 'InvoiceCustomer', ...payer } as typeof payer })
  const recipient = {
    __typename: 'Customer',
    id: payer.id,
    email: 'carla@reyes.test',
    phone: null,
    phoneCountryCode: null,
    emailNotification: null,
    smsNotification: null,
    lockVersion: null,
  }
  fakeGateway({ Me: { me: individual }, ...invoiceAnswers(shown), Recipient: { customer: recipient } })
  const online = renderAt(CASH_OUT)
  expect(await screen.findByRole('textbox', { name: 'Email' })).toHaveValue('carla@reyes.test')
  await vi.waitFor(async () => {
    if (!(await readResponse(`Recipient/{"id":"${payer.id}"}`))) throw new Error('Not stored yet')
  })
  online.unmount()
  loseNetwork().answer({ Recipient: outOfReach() })
  renderAt(CASH_OUT)
  expect(await screen.findByRole('textbox', { name: 'Email' })).toHaveValue('carla@reyes.test')
})
