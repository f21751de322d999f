import { MantineProvider } from '@mantine/core'
import { CustomerBody } from '@callout/contracts/customers/schemas'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { FormProvider, useForm } from 'react-hook-form'
import { expect, test, vi } from 'vitest'
import { ApolloProvider } from '@apollo/client/react'
import { createApollo } from '../../../lib/api/createApollo.ts'
import { wireResolver } from '../../../lib/forms/wireResolver.ts'
import { fakeGateway } from '../../../testing/fakeGateway.ts'
import { PhoneFields } from './PhoneFields.tsx'

const empty = { phone: '', phoneCountryCode: '1', alternatePhone: '', alternatePhoneCountryCode: '1', notes: '' }
type Values = typeof empty
const client = createApollo(() => undefined)

interface ProbeProps {
  readonly onValues: (values: Values) => void
  readonly hasNotes: boolean
}

function Probe({ onValues, hasNotes }: ProbeProps) {
  const form = useForm<Values>({ defaultValues: empty, mode: 'onTouched', resolver: wireResolver<Values>(CustomerBody) })
  const submit = (): void => onValues(form.getValues())
  return (
    <ApolloProvider client={client}>
      <MantineProvider env="test">
        <FormProvider {...form}>
          <form
            onSubmit={(event) => {
              event.preventDefault()
              submit()
            }}
          >
            <PhoneFields label="Phone" {...(hasNotes && ({ notes: 'notes', second: 'alternatePhone' } as const))} />
            <button type="submit">Save</button>
          </form>
        </FormProvider>
      </MantineProvider>
    </ApolloProvider>
  )
}

function show(hasNotes = true) {
  fakeGateway({ DialCodes: { countries: [] } })
  const onValues = vi.fn<(values: Values) => void>()
  render(<Probe onValues={onValues} hasNotes={hasNotes} />)
  const field = screen.getByLabelText<HTMLInputElement>('Phone')
  return { user: userEvent.setup(), field, code: screen.getByLabelText('Country code'), onValues }
}

test('groups a number while it is typed, and saves its digits on Enter', async () => {
  const { user, field, onValues } = show()
  await user.type(field, '5125550131')
  expect(field).toHaveValue('(512) 555-0131')
  await user.keyboard('{Enter}')
  expect(onValues).toHaveBeenCalledWith({ ...empty, phone: '5125550131' })
})

test('deletes digit by digit behind a bracket', async () => {
  const { user, field } = show()
  await user.type(field, '512555{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}')
  expect(field).toHaveValue('(51')
})

test('a typed country code chooses the country', async () => {
  const { user, field, code, onValues } = show()
  await user.type(field, '+442079460018')
  await user.tab()
  expect(field).toHaveValue('20 7946 0018')
  expect(code).toHaveValue('+44')
  await user.click(screen.getByText('Save'))
  expect(onValues).toHaveBeenCalledWith({ ...empty, phone: '2079460018', phoneCountryCode: '44' })
})

test('reads a pasted number with its country code', async () => {
  const { user, field, code } = show()
  await user.click(field)
  await user.paste('\u202a+44 20 7946 0018\u202c')
  expect(field).toHaveValue('20 7946 0018')
  expect(code).toHaveValue('+44')
})

test('keeps an extension in the notes and a second number as the other phone', async () => {
  const { user, field, onValues } = show()
  await user.click(field)
  await user.paste('512 555 0136 x4 / 512 555 0137')
  await user.keyboard('{Enter}')
  expect(onValues).toHaveBeenCalledWith({
    ...empty,
    phone: '5125550136',
    alternatePhone: '5125550137',
    notes: 'Extension of +1 (512) 555-0136: 4',
  })
})

test('rejects an extension in a form that can’t keep it', async () => {
  const { user, field } = show(false)
  await user.type(field, '512 555 0131 x4')
  await user.tab()
  expect(field).toHaveValue('(512) 555-0131 x4')
  expect(await screen.findByText('Must be only digits')).toBeVisible()
})

test('warns of an impossible length when the field is left, without blocking', async () => {
  const { user, field, onValues } = show()
  await user.type(field, '5550131')
  expect(screen.queryByText('This number looks too short for +1')).toBeNull()
  await user.tab()
  expect(field).toHaveAccessibleDescription('This number looks too short for +1')
  await user.click(screen.getByText('Save'))
  expect(onValues).toHaveBeenCalledWith({ ...empty, phone: '5550131' })
})
