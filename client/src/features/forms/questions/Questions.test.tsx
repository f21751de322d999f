import { MantineProvider } from '@mantine/core'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { FilledForm, NextFilled } from './answers.ts'
import { Questions } from './Questions.tsx'

const field = { fieldKey: '1', name: 'Pressure', dataType: 'NUMBER' as const, isRequired: true, choices: [], showIf: null, terms: null }

test.each([
  ['1,250', '1250'],
  ['1.250,5', '1250.5'],
  ['1e5', '1e5'],
])('the answer %s to a number question is sent as %s', (typed, value) => {
  const onFill = vi.fn<(key: string, next: NextFilled) => void>()
  render(
    <MantineProvider env="test">
      <Questions sections={[{ name: 'Checks', fields: [field] }]} filled={{}} onFill={onFill} problems={{}} />
    </MantineProvider>,
  )
  fireEvent.change(screen.getByLabelText(/^Pressure/), { target: { value: typed } })
  expect(onFill).toHaveBeenLastCalledWith('1', { value })
})

test('the customer’s name is filled in for a drawn signature; a typed one is typed by the signer', async () => {
  const sign = { ...field, fieldKey: '2', name: 'Customer signature', dataType: 'SIGNATURE' as const }
  const onFill = vi.fn<(key: string, next: NextFilled) => void>()
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(
    new Proxy({}, { get: () => () => undefined, set: () => true }) as never,
  )
  const shown = (filled: FilledForm) => (
    <MantineProvider env="test">
      <Questions sections={[{ name: 'End', fields: [sign] }]} filled={filled} onFill={onFill} problems={{}} signer="Maria Lopez" />
    </MantineProvider>
  )
  const { rerender } = render(shown({}))
  expect(screen.getByRole('textbox', { name: /Signer’s name/ })).toHaveValue('Maria Lopez')
  fireEvent.click(screen.getByRole('radio', { name: 'Type name' }))
  const next = onFill.mock.lastCall?.[1]
  expect(typeof next === 'function' && next({ signerName: 'Maria Lopez' })).toMatchObject({ value: 'typed', signerName: null })
  rerender(shown({ '2': { value: 'typed', signerName: null } }))
  expect(screen.getByRole('textbox', { name: /Signer’s name/ })).toHaveValue('')
  vi.restoreAllMocks()
})
