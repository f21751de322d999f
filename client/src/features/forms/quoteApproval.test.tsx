import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type FakeOperation, fakeGateway } from '../../testing/fakeGateway.ts'
import { owner, signedIn } from '../../testing/people.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import { pickApprovalForm } from '../quotes/approve/approvalForm.ts'
import { builderAnswers, formOf, getForms } from './testing/forms.ts'

const approvalForms = (items: readonly object[], approvalFormId: string | null) => ({
  JobFormForms: { forms: { __typename: 'FormPage', items: items.map((item) => ({ categoryIds: [], attachTo: [], ...item })) } },
  ApprovalFormChoice: {
    companySettings: { __typename: 'CompanySettings', job: { __typename: 'JobSetting', approvalFormId } },
  },
})
const form = (id: string, formName: string, status: 'ACTIVE' | 'INACTIVE' | 'SAMPLE' = 'ACTIVE') => ({
  __typename: 'Form' as const,
  id,
  formName,
  status,
})
const sample = form('61', 'Sample Authority to Proceed', 'SAMPLE')
const approvalForm = form('70', 'Our approval')

test.each([
  ['the chosen form', [sample, approvalForm], '70', '70'],
  ['the sample without a choice', [approvalForm, sample], null, '61'],
  ['the sample if the chosen form is inactive', [sample, { ...approvalForm, status: 'INACTIVE' as const }], '70', '61'],
  ['the sample if the chosen form was deleted', [sample], '70', '61'],
  ['no inactive sample', [{ ...sample, status: 'INACTIVE' as const }, approvalForm], null, undefined],
])('quotes are approved with %s', (_, forms, chosen, id) => expect(pickApprovalForm(forms, chosen)?.id).toBe(id))

const signed = (id: string) => ({ form: formOf({ id }) })
const unsigned = (id: string) => ({ form: { ...formOf({ id }), sections: formOf().sections?.slice(0, 1) } })

async function open(answers: Record<string, FakeOperation>) {
  signedIn(owner)
  const gateway = fakeGateway({
    ...builderAnswers,
    Me: { me: owner },
    Forms: getForms([formOf()]),
    ...approvalForms([sample, approvalForm, form('71', 'Checklist')], '61'),
    FormToFill: ({ id }) => (id === '71' ? unsigned('71') : signed(String(id))),
    ...answers,
  })
  const { user } = renderAt('/forms')
  await user.click(await screen.findByRole('button', { name: 'Choose form' }))
  return { gateway, user, dialog: within(await screen.findByRole('dialog', { name: 'Quote approval' })) }
}

test('chooses a form with a signature', async () => {
  const { gateway, user, dialog } = await open({
    ChooseApprovalForm: { updateJobSetting: { __typename: 'JobSetting', approvalFormId: '70' } },
  })
  expect(await dialog.findByRole('radio', { name: 'Checklist' })).toBeDisabled()
  expect(dialog.getByText('It has no signature question.')).toBeVisible()
  expect(dialog.getByRole('radio', { name: 'Sample Authority to Proceed' })).toBeChecked()
  await user.click(dialog.getByRole('radio', { name: 'Our approval' }))
  gateway.answer(approvalForms([sample, approvalForm], '70'))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Our approval', { selector: 'bdi' })).toBeVisible()
  expect(gateway.callsOf('ChooseApprovalForm')).toEqual([{ id: '70' }])
})

test('keeps the choice on this device if the service returns none', async () => {
  const { gateway, user, dialog } = await open({
    ...approvalForms([sample, approvalForm], null),
    ChooseApprovalForm: { updateJobSetting: { __typename: 'JobSetting', approvalFormId: null } },
  })
  await user.click(await dialog.findByRole('radio', { name: 'Our approval' }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Quote approval saved on this device')).toBeVisible()
  expect(await screen.findByText('Our approval', { selector: 'bdi' })).toBeVisible()
  expect(gateway.callsOf('JobFormForms')).toHaveLength(2)
})

test('offers to create a form if none has a signature', async () => {
  const { gateway, user, dialog } = await open({
    ...approvalForms([form('71', 'Checklist')], null),
    CreateApprovalForm: { createForm: { __typename: 'Form', id: '80', formName: 'Quote approval' } },
    ChooseApprovalForm: { updateJobSetting: { __typename: 'JobSetting', approvalFormId: '80' } },
  })
  await user.click(await dialog.findByRole('button', { name: 'Create one' }))
  await waitFor(() => expect(gateway.callsOf('ChooseApprovalForm')).toEqual([{ id: '80' }]))
})

test('of more than 40 forms the chosen one comes first, and the dialog gives their number', async () => {
  const others = Array.from({ length: 44 }, (_, index) => form(String(100 + index), `Checklist ${index}`))
  const { dialog } = await open(approvalForms([...others, approvalForm], '70'))
  const radios = await dialog.findAllByRole('radio')
  expect(radios).toHaveLength(40)
  expect(radios[0]).toBe(dialog.getByRole('radio', { name: 'Our approval' }))
  expect(radios[0]).toBeChecked()
  expect(dialog.getByText(/^Showing 40 of 45 forms/)).toBeVisible()
})
