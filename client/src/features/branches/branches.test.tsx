import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type FakeOperation, fakeGateway, refuse } from '../../testing/fakeGateway.ts'
import { owner, signedIn } from '../../testing/people.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import { branch, branchPage, noJobsOf, unknownBranch } from './testing/branches.ts'

function open(path: string, answers: Record<string, FakeOperation> = {}, me: object = owner) {
  signedIn(me)
  const gateway = fakeGateway({
    Me: { me },
    Branches: branchPage([branch(), branch({ id: '1', name: 'Austin Central', isDefault: true, branchHead: null }), unknownBranch]),
    BranchRecord: { branch: branch() },
    BranchToEdit: { branch: branch() },
    DialCodes: { countries: [] },
    BranchCustomers: { customers: { __typename: 'CustomerPage', totalCount: 38, ignored: [] } },
    JobsOf: noJobsOf,
    ShellBranches: { branches: { __typename: 'BranchPage', items: [] } },
    ...answers,
  })
  return { gateway, ...renderAt(path) }
}
const type = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}( \\*)?$`) })
const save = () => screen.getAllByRole('button', { name: 'Save branch' })[0] as HTMLElement

test('the list shows each branch’s head and open work, and omits missing values', async () => {
  open('/branches')
  const row = (await screen.findByRole('link', { name: 'Round Rock' })).closest('tr') as HTMLElement
  for (const message of ['Carmen Delgado', '3', '12', '+1 (512) 555-0112']) expect(row).toHaveTextContent(message)
  expect((await screen.findByRole('link', { name: 'Austin Central' })).closest('tr')).toHaveTextContent('Default')
  expect(screen.getByRole('link', { name: 'Branch #9' })).toBeVisible()
})

test('a user who may not manage branches finds no link to them, and reads why', async () => {
  const me = { ...owner, userType: 'STAFF_ADMIN', userProfileDetails: { ...owner.userProfileDetails, authorities: ['manage_jobs'] } }
  const { gateway } = open('/branches', { Branches: refuse('FORBIDDEN', 'No.') }, me)
  expect(await screen.findByText('You don’t have permission to see branches. Ask the owner for access.')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Branches' })).toBeNull()
  expect(gateway.callsOf('OperateBranch')).toEqual([])
})

test('a branch shows its address and head, and links to its jobs', { tags: 'nightly' }, async () => {
  open('/branches/2')
  expect(await screen.findByRole('heading', { name: 'Round Rock', level: 1 })).toBeVisible()
  expect(screen.getByText('201 E Main Ave, Round Rock, TX 78664')).toBeVisible()
  expect(screen.getByRole('link', { name: '12 open jobs' })).toHaveAttribute('href', expect.stringMatching(/^\/jobs\?status=.*&branch=2$/))
  expect(await screen.findByRole('link', { name: '38 customers' })).toHaveAttribute('href', '/customers?branch=2')
  expect(screen.getByRole('region', { name: 'Branch head' })).toHaveTextContent('Carmen Delgado')
})

test('runs an action at once, reports it and undoes it', { tags: 'nightly' }, async () => {
  const { gateway, user } = open('/branches/2', {
    OperateBranch: ({ input }) => ({
      operateBranch: {
        __typename: 'Branch',
        id: '2',
        isDefault: false,
        isActive: (input as { operation: string }).operation === 'ACTIVATE',
      },
    }),
  })
  await user.click(await screen.findByRole('button', { name: 'Actions for Round Rock' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Set inactive' }))
  expect(await screen.findByText('Round Rock set inactive')).toBeVisible()
  await user.click(screen.getByRole('button', { name: /^Undo/ }))
  await waitFor(() => expect(gateway.callsOf('OperateBranch')).toHaveLength(2))
  expect(gateway.callsOf('OperateBranch').map(({ input }) => (input as { operation: string }).operation)).toEqual([
    'DEACTIVATE',
    'ACTIVATE',
  ])
})

test('a new branch shows required fields, and is sent with its address on one line', { tags: 'nightly' }, async () => {
  const { gateway, user } = open('/branches/new', { CreateBranch: { createBranch: branch({ id: '7', name: 'Depot' }) } })
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Depot')
  await user.click(save())
  expect(await screen.findAllByText('Required')).toHaveLength(6)
  await user.type(type('Email'), 'depot')
  await user.type(type('Phone'), '51a')
  await user.click(save())
  expect(await screen.findByText('Invalid')).toBeVisible()
  expect(screen.getByText('Must be only digits')).toBeVisible()
  await user.clear(type('Phone'))
  await user.paste('(512) 555-0160')
  const typed = { Email: '@lantern.test', City: 'Buda', 'State or province': 'TX', Country: 'United States' }
  for (const [name, text] of Object.entries(typed)) await user.type(type(name), text)
  await user.type(screen.getByRole('combobox', { name: /^Street/ }), '200 Main St')
  await user.click(save())
  await waitFor(() => expect(gateway.callsOf('CreateBranch')).toHaveLength(1))
  expect(gateway.callsOf('CreateBranch')[0]?.['input']).toMatchObject({
    name: 'Depot',
    email: 'depot@lantern.test',
    phone: '5125550160',
    street1: '200 Main St',
    address: '200 Main St, Buda, TX',
  })
  await waitFor(() => expect(window.location.pathname).toBe('/branches/7'))
})

const abroad: Record<string, FakeOperation> = {
  BranchPlaces: {
    branches: {
      __typename: 'BranchPage',
      items: [
        { __typename: 'Branch', id: '1', city: 'Leeds', province: '', country: 'United Kingdom', phoneCountryCode: '+44', isDefault: true },
        { __typename: 'Branch', id: '2', city: 'Cork', province: '', country: 'Ireland', phoneCountryCode: '353', isDefault: false },
      ],
    },
  },
}

test('the phones of a new branch have the default branch’s country code', { tags: 'nightly' }, async () => {
  open('/branches/new', abroad)
  const codes = await screen.findAllByLabelText('Country code', { selector: 'input' })
  expect(codes.map((code) => (code as HTMLInputElement).value)).toEqual(['+44', '+44'])
})

test('the phone of a new head has the branch’s country code', { tags: 'nightly' }, async () => {
  const { user } = open('/branches/2', { ...abroad, BranchRecord: { branch: branch({ branchHead: null }) } })
  await user.click(await screen.findByRole('button', { name: 'Add head' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New head of Round Rock' }))
  await waitFor(() => expect(dialog.getByLabelText('Country code', { selector: 'input' })).toHaveValue('+353'))
})

test('the other phone of a branch begins with the country code of the first', async () => {
  open('/branches/2/edit', { BranchToEdit: { branch: branch({ phoneCountryCode: '353' }) } })
  const codes = await screen.findAllByLabelText('Country code', { selector: 'input' })
  expect(codes.map((code) => (code as HTMLInputElement).value)).toEqual(['+353', '+353'])
})

test('sends only changed fields', async () => {
  const { gateway, user } = open('/branches/2/edit', { UpdateBranch: { updateBranch: branch({ name: 'Round Rock North' }) } })
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), ' North')
  await user.click(save())
  await waitFor(() => expect(gateway.callsOf('UpdateBranch')).toHaveLength(1))
  expect(gateway.callsOf('UpdateBranch')[0]?.['input']).toEqual({ id: '2', name: 'Round Rock North' })
})

test('sets a branch’s head, and shows errors at their field', { tags: 'nightly' }, async () => {
  const conflict = 'This email address already has an account.'
  const { gateway, user } = open('/branches/2', {
    BranchRecord: { branch: branch({ branchHead: null }) },
    AddBranchHead: refuse('INVALID', conflict, { fields: [{ field: 'email', message: conflict }] }),
  })
  await user.click(await screen.findByRole('button', { name: 'Add head' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New head of Round Rock' }))
  await user.click(dialog.getByRole('button', { name: 'Add head' }))
  expect(await dialog.findAllByText('Required')).toHaveLength(4)
  const person = { Name: 'Nora Field', Email: 'nora@lantern.test', Phone: '5125550150', Address: '12 Lake Street' }
  for (const [name, text] of Object.entries(person)) await user.type(dialog.getByRole('textbox', { name: new RegExp(`^${name}`) }), text)
  await user.click(dialog.getByRole('button', { name: 'Add head' }))
  expect(await dialog.findByText(conflict)).toBeVisible()
  expect(dialog.getByRole('textbox', { name: /^Name/ })).toHaveValue('Nora Field')
  gateway.answer({ AddBranchHead: { addBranchHead: null } })
  await user.click(dialog.getByRole('button', { name: 'Add head' }))
  expect(await screen.findByText('Nora Field is the head of Round Rock')).toBeVisible()
})

test('removes a head after a confirmation', async () => {
  const { gateway, user } = open('/branches/2', {
    RemoveBranchHead: { removeBranchHead: { __typename: 'Branch', id: '2', branchHead: null } },
  })
  await user.click(await screen.findByRole('button', { name: 'Remove head' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove Carmen Delgado as head?' }))
  await user.click(dialog.getByRole('button', { name: 'Remove head' }))
  expect(await screen.findByText('Carmen Delgado removed as head of Round Rock')).toBeVisible()
  expect(gateway.callsOf('RemoveBranchHead')).toEqual([{ branchId: '2', branchHeadId: '12' }])
})
