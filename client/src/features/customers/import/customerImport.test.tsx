import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { type FakeOperation, fakeGateway, outOfReach, refuse } from '../../../testing/fakeGateway.ts'
import { owner, signedIn } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import { knownCustomer, knownCustomers, noKnownCustomers } from '../testing/knownCustomers.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const HEAD = 'First name\tLast name\tE-mail\tPhone\tAddress\tColor'
const line = (name: string, more: Readonly<Record<string, string>> = {}) =>
  [name, 'Silva', more['email'] ?? `${name}@silva.test`, more['phone'] ?? '', more['street'] ?? '1 Elm Street', 'blue'].join('\t')

/** A fake service that adds customers in sequence. */
function adding(): FakeOperation {
  let id = 100
  return () => ({ createCustomer: { __typename: 'Customer', id: String((id += 1)), lockVersion: 1 } })
}

function open(answers: Record<string, FakeOperation> = {}) {
  signedIn()
  const gateway = fakeGateway({ Me: { me: owner }, ...noKnownCustomers, ImportCustomer: adding(), ...answers })
  return { gateway, ...renderAt('/customers/import') }
}
type User = ReturnType<typeof open>['user']

async function paste(user: User, ...lines: string[]) {
  await user.click(await screen.findByLabelText('Rows copied from a spreadsheet'))
  await user.paste([HEAD, ...lines].join('\n'))
  await user.click(screen.getByRole('button', { name: 'Use these rows' }))
}
const press = async (user: User, name: string | RegExp) => user.click(await screen.findByRole('button', { name }))
const names = (gateway: ReturnType<typeof open>['gateway']) =>
  gateway.callsOf('ImportCustomer').map(({ input }) => (input as { firstName: string }).firstName)

test('previews rows with their planned results before sending', async () => {
  const there = knownCustomers(
    knownCustomer({ name: 'Maria Silva', lastName: 'Silva' }),
    knownCustomer({ id: '31', name: 'Eva Silva', firstName: 'Eva', lastName: 'Silva', email: null, phone: null }),
  )
  const { gateway, user } = open(there)
  await paste(
    user,
    line('Ana'),
    line('Ben', { email: 'MARIA@lopez.test' }),
    line('Eva'),
    line('Leo', { email: 'x', street: '' }),
    line('Ana'),
    line('Maria', { email: 'MARIA@lopez.test', street: '9 Elm Street' }),
  )
  const rows = within(await screen.findByRole('list', { name: 'All rows' })).getAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).toEqual([
    'Row 2Ana SilvaAna@silva.test · 1 Elm StreetNew',
    'Row 3Ben SilvaMARIA@lopez.test · 1 Elm StreetMaybe already thereSame email as Maria Silva',
    'Row 4Eva SilvaEva@silva.test · 1 Elm StreetMaybe already thereSame name as Eva Silva',
    'Row 5Leo SilvaxCan’t be addedEmail: Invalid; Street: Required',
    'Row 6Ana SilvaAna@silva.test · 1 Elm StreetDuplicate in this fileSame as row 2',
    'Row 7Maria SilvaMARIA@lopez.test · 9 Elm StreetAlready thereSame name and email as Maria Silva',
  ])
  await user.selectOptions(screen.getByLabelText('Color'), 'Keep in notes')
  expect(screen.getByText('2 rows to check. Another customer has the same name, email or phone.')).toBeVisible()
  const toCheck = within(screen.getByRole('list', { name: 'Rows to check' })).getAllByRole('checkbox', { name: 'Add anyway' })
  await user.click(screen.getByRole('checkbox', { name: 'Add all 2 anyway' }))
  expect(screen.getByRole('button', { name: 'Import 3 customers' })).toBeVisible()
  await user.click(toCheck[0] as HTMLElement)
  await press(user, 'Import 2 customers')
  expect(await screen.findByText('2 customers added', { selector: 'li' })).toBeVisible()
  expect(screen.getByText('1 row already there')).toBeVisible()
  expect(screen.getByRole('list', { name: '3 rows not added:' })).toHaveTextContent(
    /Same email as Maria Silva.*Email: Invalid; Street: Required.*Same as row 2/,
  )
  const [first, second] = gateway.callsOf('ImportCustomer')
  expect(first).toEqual({
    input: {
      firstName: 'Ana',
      lastName: 'Silva',
      street1: '1 Elm Street',
      email: 'Ana@silva.test',
      notes: 'Color: blue',
      ignoreDuplicates: false,
    },
    idempotencyKey: expect.stringMatching(/^row-/) as string,
  })
  expect(second).toMatchObject({ input: { firstName: 'Eva', ignoreDuplicates: true } })
})

test('Undo deletes added customers; one with jobs stays, with the reason', { tags: 'nightly' }, async () => {
  const { gateway, user } = open({
    DeleteCustomer: ({ input }) =>
      (input as { id: string }).id === '101'
        ? refuse('INVALID', 'Customers with jobs can’t be deleted.')
        : { deleteCustomer: { __typename: 'DeletedRecord', id: '102', deletedAt: 1_795_190_400 } },
  })
  await paste(user, line('Ana'), line('Ben'))
  await press(user, 'Import 2 customers')
  await press(user, 'Undo import')
  await user.click(within(await screen.findByRole('dialog', { name: 'Delete 2 customers?' })).getByRole('button', { name: 'Undo import' }))
  expect(await screen.findByText('1 customer removed')).toBeVisible()
  expect(screen.getByRole('list', { name: '1 customer couldn’t be removed:' })).toHaveTextContent(
    /Row 2 Ana · Silva.*Customers with jobs can’t be deleted\./,
  )
  expect(gateway.callsOf('DeleteCustomer')).toEqual([{ input: { id: '101', lockVersion: 1 } }, { input: { id: '102', lockVersion: 1 } }])
  const before = gateway.callsOf('ImportCustomer')[1]?.['idempotencyKey']
  await press(user, 'Import another file')
  await paste(user, line('Ben'))
  await press(user, 'Import 1 customer')
  await waitFor(() => expect(gateway.callsOf('ImportCustomer')).toHaveLength(3))
  expect(gateway.callsOf('ImportCustomer')[2]?.['idempotencyKey']).not.toBe(before)
})

test('continues after the session ended and the user signed in again, and adds no customer twice', { tags: 'nightly' }, async () => {
  const add = adding() as () => Record<string, unknown>
  const { gateway, user } = open({
    ImportCustomer: ({ input }) =>
      (input as { firstName: string }).firstName === 'Ben' ? refuse('UNAUTHENTICATED', 'Session ended.') : add(),
  })
  const people = ['Ana', 'Ben', 'Cem', 'Dan', 'Eli', 'Fay', 'Gus']
  await paste(user, ...people.map((name) => line(name)))
  await press(user, 'Import 7 customers')
  await screen.findByRole('heading', { name: 'Sign in to Callout' })
  const sent = new Set(names(gateway))
  expect(sent).not.toContain('Gus')
  const made = [...sent]
    .filter((name) => name !== 'Ben')
    .map((name, index) =>
      knownCustomer({ id: String(101 + index), name, firstName: name, lastName: 'Silva', email: `${name}@silva.test`, phone: null }),
    )
  gateway.answer({
    SignIn: { signIn: { __typename: 'SignedIn', token: 'new-token', user: owner } },
    ImportCustomer: add,
    ...knownCustomers(...made),
  })
  await user.type(screen.getByLabelText('Email'), 'owner@demo.test')
  await user.type(screen.getByLabelText('Password'), 'demo1234')
  await press(user, 'Sign in')
  await press(user, 'Continue')
  expect(await screen.findByText('7 customers added', { selector: 'li' })).toBeVisible()
  expect(
    names(gateway)
      .filter((name) => name !== 'Ben')
      .toSorted(),
  ).toEqual(people.filter((name) => name !== 'Ben'))
})

test('offers to continue an import interrupted by closing the window', { tags: 'nightly' }, async () => {
  let release = (): void => undefined
  const answer = new Promise<void>((resolve) => (release = resolve))
  const add = adding() as () => Record<string, unknown>
  const { gateway, user, unmount } = open({
    ImportCustomer: async ({ input }) => {
      if ((input as { firstName: string }).firstName !== 'Ana') await answer
      return add()
    },
  })
  await paste(user, ...['Ana', 'Ben'].map((name) => line(name)))
  await press(user, 'Import 2 customers')
  await waitFor(() => expect(gateway.callsOf('ImportCustomer')).toHaveLength(2))
  unmount()
  gateway.answer({ ImportCustomer: add, ...knownCustomers(knownCustomer({ id: '101', name: 'Ana Silva', email: 'ana@silva.test' })) })
  const again = renderAt('/customers/import')
  expect(await screen.findByText('1 row not sent yet')).toBeVisible()
  await press(again.user, 'Continue')
  expect(await screen.findByText('2 customers added', { selector: 'li' })).toBeVisible()
  release()
})

test('says when offline, and continues automatically', async () => {
  const { gateway, user } = open({ ImportCustomer: outOfReach() })
  await paste(user, line('Ana'))
  await press(user, 'Import 1 customer')
  expect(await screen.findByText('Can’t reach the server. The import continues when you’re back online.')).toBeVisible()
  gateway.answer({ ImportCustomer: adding() })
  window.dispatchEvent(new Event('online'))
  expect(await screen.findByText('1 customer added', { selector: 'li' })).toBeVisible()
})

test('shows why existing customers could not be read, and retries', { tags: 'nightly' }, async () => {
  const { gateway, user } = open({ KnownCustomers: refuse('UPSTREAM_FAILED', 'The disk is full.') })
  await paste(user, line('Ana'))
  expect(await screen.findByText('The disk is full.', { selector: 'div' })).toBeVisible()
  gateway.answer(noKnownCustomers)
  await press(user, 'Try again')
  expect(await screen.findByRole('button', { name: 'Import 1 customer' })).toBeVisible()
})

test('reports a file that is not text or lacks required columns before sending', { tags: 'nightly' }, async () => {
  const { user } = open()
  const input = await screen.findByLabelText('File to import')
  await user.upload(input, new File([new Uint8Array([0x50, 0x4b, 3, 4])], 'book.csv', { type: 'text/csv' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('This isn’t a complete Excel file (.xlsx).')
  await user.upload(input, new File(['Name;Remark\nMaria Lopez;x'], 'people.csv', { type: 'text/csv' }))
  expect(await screen.findByText('Choose the column for: Street. Rows without it can’t be added.')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Import \d/ })).toBeNull()
  await user.selectOptions(screen.getByLabelText('Remark'), 'Street')
  expect(await screen.findByRole('button', { name: 'Import 1 customer' })).toBeVisible()
  await user.selectOptions(screen.getByLabelText('Header row'), 'No header row')
  expect(await screen.findByLabelText('Column 1')).toHaveValue('')
})

test('tells a user without the authority who may manage customers', async () => {
  const staff = { ...owner, id: '7', userType: 'STAFF', name: 'Ana Silva' } as const
  signedIn(staff)
  fakeGateway({ Me: { me: staff } })
  renderAt('/customers/import')
  expect(await screen.findByRole('alert')).toHaveTextContent('You don’t have access to this')
  vi.unstubAllGlobals()
})
