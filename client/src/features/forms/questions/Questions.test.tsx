import { MantineProvider } from '@mantine/core'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { NextFilled } from './answers.ts'
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
