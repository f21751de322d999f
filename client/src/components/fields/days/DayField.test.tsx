import { MantineProvider } from '@mantine/core'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { AppDialog } from '../../overlays/AppDialog.tsx'
import { signedIn } from '../../../testing/people.ts'
import { DayField } from './DayField.tsx'

beforeEach(() => signedIn())

function Probe({ onChange }: { readonly onChange: (value: string) => void }) {
  const [value, setValue] = useState('2026-11-24')
  const take = (next: string): void => {
    onChange(next)
    setValue(next)
  }
  return <DayField label="Date" value={value} onChange={take} min="2026-11-20" />
}

function show() {
  const onChange = vi.fn<(value: string) => void>()
  render(
    <MantineProvider env="test">
      <Probe onChange={onChange} />
    </MantineProvider>,
  )
  return { onChange, user: userEvent.setup(), field: screen.getByRole('textbox', { name: 'Date' }) }
}

test("parses a day in any usual format on blur and shows it in the account's format", async () => {
  const { onChange, user, field } = show()
  expect(field).toHaveValue('11/24/2026')
  await user.clear(field)
  await user.type(field, 'dec 3, 2026')
  expect(onChange).not.toHaveBeenCalled()
  await user.tab()
  expect(onChange.mock.calls).toEqual([['2026-12-03']])
  expect(field).toHaveValue('12/03/2026')
})

test('invalid text stays, and a cleared field is empty', async () => {
  const { onChange, user, field } = show()
  await user.clear(field)
  await user.type(field, '2/30/2027{Enter}')
  expect(field).toHaveValue('2/30/2027')
  await user.clear(field)
  await user.tab()
  expect(onChange.mock.calls).toEqual([['2/30/2027'], ['']])
})

test('arrow down opens the calendar; choosing a day returns the focus, and Escape changes nothing', async () => {
  const { onChange, user, field } = show()
  await user.click(field)
  await user.keyboard('{ArrowDown}')
  expect(screen.getByRole('dialog', { name: 'Date' })).toBeVisible()
  await user.keyboard('{ArrowRight}')
  await waitFor(() => expect(screen.getByRole('button', { name: /November 25, 2026/ })).toHaveFocus())
  await user.keyboard('{Enter}')
  expect(field).toHaveFocus()
  expect(onChange.mock.calls).toEqual([['2026-11-25']])
  await user.keyboard('{ArrowDown}{ArrowRight}{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(field).toHaveFocus()
  expect(field).toHaveValue('11/25/2026')
})

test('keys move across the end of the month but not before the first selectable day', async () => {
  const { onChange, user, field } = show()
  await user.click(field)
  await user.keyboard('{ArrowDown}')
  await waitFor(() => expect(screen.getByRole('button', { name: /November 24, 2026/ })).toHaveFocus())
  await user.keyboard('{ArrowDown}')
  await waitFor(() => expect(screen.getByRole('button', { name: /December 1, 2026/ })).toHaveFocus())
  expect(screen.getByText('December 2026')).toBeVisible()
  await user.keyboard('{PageUp}')
  expect(screen.getByRole('button', { name: /December 1, 2026/ })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(onChange.mock.calls).toEqual([['2026-12-01']])
})

test('touch opens the calendar from the field; days before the minimum are disabled', async () => {
  const { user, field } = show()
  await user.pointer({ keys: '[TouchA]', target: field })
  expect(await screen.findByRole('dialog', { name: 'Date' })).toBeVisible()
  expect(screen.getByRole('button', { name: /November 19, 2026/ })).toBeDisabled()
})

test('Escape in a dialog closes the calendar before the dialog; the calendar closes on blur', async () => {
  const onClose = vi.fn<() => void>()
  render(
    <MantineProvider env="test">
      <AppDialog isOpen onClose={onClose} title="Move">
        <Probe onChange={() => {}} />
        <button type="button">Next</button>
      </AppDialog>
    </MantineProvider>,
  )
  const user = userEvent.setup()
  const months = () => screen.queryAllByRole('dialog', { name: 'Date' })
  await user.click(await screen.findByRole('button', { name: 'Calendar: Date' }))
  expect(months()).toHaveLength(1)
  await user.keyboard('{Escape}')
  expect(months()).toHaveLength(0)
  expect(onClose).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Calendar: Date' }))
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(months()).toHaveLength(0)
  await user.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(1)
})
