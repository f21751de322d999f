import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { type FakeAnswer, type FakeOperation, fakeGateway, outOfReach, refuse } from '../../testing/fakeGateway.ts'
import { owner, signedIn } from '../../testing/people.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import { builderAnswers, formOf, getForms } from './testing/forms.ts'

beforeEach(() => sessionStorage.clear())

const sample = formOf({ id: '61', formName: 'Sample Authority to Proceed', isTemplate: true, status: 'SAMPLE', attachTo: [] })

function open(path: string, more: Record<string, FakeOperation> = {}) {
  signedIn(owner)
  const answers = { Me: { me: owner }, Forms: getForms([formOf(), sample]), FormToEdit: { form: formOf() }, ...builderAnswers, ...more }
  const gateway = fakeGateway(answers)
  return { gateway, ...renderAt(path) }
}
const builder = () => screen.findByRole('form', { name: /form/ })
const save = () => screen.getAllByRole('button', { name: 'Save form' })[0] as HTMLElement
const handle = (name: string) => screen.getByRole('button', { name: `Move the question ${name}: arrow keys` })
const preview = () => within(screen.getByRole('region', { name: 'Preview on a phone' }))
const order = () =>
  screen.getAllByRole('button', { name: /^Move the question/ }).map((item) => item.getAttribute('aria-label')?.slice(18, -12))

test('lists forms with where they are used, and marks samples', async () => {
  open('/forms')
  const row = (await screen.findByRole('link', { name: /^Boiler checklist/ })).closest('tr')
  expect(row).toHaveTextContent('Add automatically · Required to finish')
  expect((await screen.findByRole('link', { name: /^Sample Authority/ })).closest('tr')).toHaveTextContent('Sample')
})

test('arrow keys on a handle move its question, preserve the focus and announce the new position', { tags: 'nightly' }, async () => {
  const { gateway, user } = open('/forms/62/edit', { UpdateForm: { updateForm: formOf({ version: 5 }) } })
  await builder()
  handle('State of the boiler').focus()
  await user.keyboard('{ArrowDown}')
  expect(await screen.findByText('“State of the boiler” is question 2 of 2 in Checks')).toBeInTheDocument()
  await waitFor(() => expect(handle('State of the boiler')).toHaveFocus())
  expect(order()).toEqual(['Where it leaks', 'State of the boiler', 'Customer signature'])
  // A condition on a later question is invalid, and reported before anything is sent.
  await user.click(save())
  expect(await screen.findByText('Choose a question above this one')).toBeVisible()
  await user.keyboard('{Escape}')
  handle('State of the boiler').focus()
  await user.keyboard('{ArrowUp}')
  await waitFor(() => expect(order()[0]).toBe('State of the boiler'))
  await user.type(screen.getByRole('textbox', { name: /^Section 1/ }), ' first')
  await user.click(save())
  await waitFor(() => expect(gateway.callsOf('UpdateForm')).toHaveLength(1))
  expect(gateway.callsOf('UpdateForm')[0]).toMatchObject({
    input: { id: '62', lockVersion: 4, sections: [{ name: 'Checks first', fields: [{ fieldKey: 'state' }, { fieldKey: 'where' }] }, {}] },
  })
  expect(await screen.findByText('Boiler checklist updated. Now version 5.')).toBeVisible()
})

test('the phone preview asks like the form: a conditional question appears with its answer', { tags: 'nightly' }, async () => {
  const { user } = open('/forms/62/edit')
  await builder()
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Forms' })).toHaveAttribute('href', '/forms')
  expect(preview().queryByRole('textbox', { name: /Where it leaks/ })).toBeNull()
  await user.click(preview().getByRole('radio', { name: 'Leaking' }))
  expect(preview().getByRole('textbox', { name: /Where it leaks/ })).toBeVisible()
})

test('a new form starts from a sample, and is on every new job of a category', { tags: 'nightly' }, async () => {
  const { gateway, user } = open('/forms/new', {
    FormSamples: getForms([sample]),
    FormToEdit: { form: sample },
    CreateForm: { createForm: formOf({ formName: 'Authority to Proceed' }) },
  })
  await builder()
  await user.click(await screen.findByRole('button', { name: 'Sample Authority to Proceed' }))
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^Form name/ })).toHaveValue('Authority to Proceed'))
  await user.click(screen.getByRole('checkbox', { name: 'Add automatically' }))
  await user.click(screen.getByRole('checkbox', { name: 'Heating' }))
  await user.click(save())
  await waitFor(() => expect(gateway.callsOf('CreateForm')).toHaveLength(1))
  expect(gateway.callsOf('CreateForm')[0]).toMatchObject({
    input: { formName: 'Authority to Proceed', categoryIds: ['3'], attachTo: [{ module: 'jobs', actions: ['create'], isActive: true }] },
  })
})

test('a missing value shows at its question, and nothing is sent', { tags: 'nightly' }, async () => {
  const { gateway, user } = open('/forms/new')
  await builder()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Answer' }), 'Multiple choice')
  await user.click(save())
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^Question/ })).toHaveAccessibleDescription('Required'))
  expect(screen.getByRole('textbox', { name: /^Answer 1 of/ })).toHaveAccessibleDescription('Required')
  expect(gateway.callsOf('CreateForm')).toEqual([])
})

test('a rejected, slow or offline save loses nothing, and shows the service’s error at its question', async () => {
  const wrong = { field: 'fieldsSchema.0.fields.1.name', message: 'Choose other words' }
  const twice = { field: 'fieldsSchema.0.fields.0.choices.1.name', message: 'Too long' }
  const { gateway, user } = open('/forms/62/edit', { UpdateForm: refuse('INVALID', wrong.message, { fields: [wrong, twice] }) })
  await builder()
  await user.type(screen.getByRole('textbox', { name: /^Form name/ }), ' 2')
  await user.click(save())
  const question = screen.getAllByRole('textbox', { name: /^Question/ })[1] as HTMLElement
  await waitFor(() => expect(question).toHaveAccessibleDescription('Choose other words'))
  expect(screen.getByRole('textbox', { name: /^Answer 2 of/ })).toHaveAccessibleDescription('Too long')
  expect(screen.getByRole('textbox', { name: /^Answer 2 of/ })).toHaveFocus()
  await user.type(question, '?')
  gateway.answer({ UpdateForm: outOfReach() })
  await user.click(save())
  expect((await screen.findAllByText(/Check your connection/))[0]).toBeVisible()
  expect(question).toHaveValue('Where it leaks?')
  const slow = Promise.withResolvers<FakeAnswer>()
  gateway.answer({ UpdateForm: () => slow.promise })
  await user.click(screen.getAllByRole('button', { name: 'Try again' })[0] as HTMLElement)
  await user.keyboard('{Control>}s{/Control}')
  slow.resolve(refuse('UNAUTHENTICATED', 'Sign in again.'))
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible()
  expect(gateway.callsOf('UpdateForm')).toHaveLength(3)
})

test('shows another user’s concurrent change beside the input', async () => {
  const remote = formOf({ formName: 'Boiler check', version: 5, lockVersion: 5 })
  const stale = refuse('STALE', 'Carla changed this in the meantime.', {
    reason: 'stale',
    changedBy: 'Carla',
    changedAt: 1_795_190_400,
    lockVersion: 5,
  })
  let reads = 0
  const { user } = open('/forms/62/edit', { FormToEdit: () => ({ form: reads++ === 0 ? formOf() : remote }), UpdateForm: stale })
  await builder()
  await user.type(screen.getByRole('textbox', { name: /^Form name/ }), ' 2')
  await user.click(save())
  expect(await screen.findByRole('dialog')).toHaveTextContent('Boiler check')
  expect(screen.getByRole('dialog')).toHaveTextContent('Boiler checklist 2')
})
