import { MantineProvider } from '@mantine/core'
import { fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { expect, test } from 'vitest'
import { CoordinateFields } from '../contact/CoordinateFields.tsx'
import { NumberField } from './NumberField.tsx'

const Values = () => <output>{JSON.stringify(useWatch())}</output>

function Probe({ children }: { readonly children: ReactNode }) {
  const form = useForm({ defaultValues: { hours: 2, latitude: null, longitude: null } })
  return (
    <MantineProvider env="test">
      <FormProvider {...form}>
        {children}
        <Values />
      </FormProvider>
    </MantineProvider>
  )
}

const type = (label: string, text: string): void => {
  fireEvent.focus(screen.getByLabelText(label))
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } })
  fireEvent.blur(screen.getByLabelText(label))
}
const values = (): unknown => JSON.parse(screen.getByRole('status').textContent ?? '')

test.each([
  ['0,125', 0.125, '0.125 h', ''],
  ['1,250', 1250, '1,250 h', ''],
  ['3 h', 3, '3 h', ''],
  ['3 days', 3, '3 h', 'Without “days”'],
  ['1/2', '1/2', '1/2', ''],
  ['', '', '', ''],
])('the typed number %j is %j, shown as %j', (text, value, shown, note) => {
  render(
    <Probe>
      <NumberField name="hours" label="Hours" suffix=" h" />
    </Probe>,
  )
  type('Hours', text)
  expect(values()).toMatchObject({ hours: value })
  expect(screen.getByLabelText('Hours')).toHaveValue(shown)
  expect(screen.getByLabelText('Hours')).toHaveAccessibleDescription(note)
})

test('an amount has at most two decimals', () => {
  render(
    <Probe>
      <NumberField name="hours" label="Hours" isMoney />
    </Probe>,
  )
  type('Hours', '45.0000')
  expect(screen.getByLabelText('Hours')).toHaveValue('45.00')
  type('Hours', '0.0875')
  expect(values()).toMatchObject({ hours: '0.0875' })
})

test('a pair in one coordinate field fills both', () => {
  render(
    <Probe>
      <CoordinateFields />
    </Probe>,
  )
  type('Longitude', '30.2672° N, 97.7431° W')
  expect(values()).toMatchObject({ latitude: 30.2672, longitude: -97.7431 })
  expect(screen.getByLabelText('Latitude')).toHaveValue('30.2672')
  type('Longitude', '\u22125')
  expect(values()).toMatchObject({ longitude: -5 })
  type('Longitude', 'west')
  expect(screen.getByLabelText('Longitude')).toHaveValue('west')
})
