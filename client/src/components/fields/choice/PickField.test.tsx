import { MantineProvider } from '@mantine/core'
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { AppDialog } from '../../overlays/AppDialog.tsx'
import { PickField } from './PickField.tsx'

const choices = [
  { value: '1', label: 'Plumbing' },
  { value: '2', label: 'Décor' },
  { value: '3', label: 'Drain cleaning' },
  { value: '4', label: 'Drain' },
]

function Probe({ onChange }: { readonly onChange: (value: string) => void }) {
  const [value, setValue] = useState('1')
  const take = (next: string): void => {
    onChange(next)
    setValue(next)
  }
  return <PickField label="Category" listLabel="Categories" placeholder="Choose" choices={choices} value={value} onChange={take} />
}

function show() {
  const onChange = vi.fn<(value: string) => void>()
  render(
    <MantineProvider env="test">
      <Probe onChange={onChange} />
    </MantineProvider>,
  )
  const shown = () =>
    within(screen.getByRole('listbox', { name: 'Categories' }))
      .queryAllByRole('option')
      .map(({ textContent }) => textContent)
  return { onChange, shown, user: userEvent.setup(), field: screen.getByRole('combobox', { name: 'Category' }) }
}

test('offers all choices, and typing replaces the chosen one', async () => {
  const { onChange, shown, user, field } = show()
  expect(field).toHaveValue('Plumbing')
  await user.click(field)
  expect(shown()).toEqual(['Plumbing', 'Décor', 'Drain cleaning', 'Drain'])
  await user.keyboard('decor')
  expect(shown()).toEqual(['Décor'])
  await user.keyboard('{Enter}')
  expect(field).toHaveValue('Décor')
  expect(onChange.mock.calls).toEqual([['2']])
})

test.each([
  ['drain', [['4']], 'Drain'],
  ['clean', [['3']], 'Drain cleaning'],
  ['dr', [], 'Plumbing'],
  ['roof', [], 'Plumbing'],
] as const)('typing %o and Tab selects %o', async (text, expected, name) => {
  const { onChange, user, field } = show()
  await user.click(field)
  await user.keyboard(text)
  await user.tab()
  expect(onChange.mock.calls).toEqual(expected)
  expect(field).toHaveValue(name)
})

test('Escape in a dialog closes the list before the dialog', async () => {
  const onClose = vi.fn<() => void>()
  render(
    <MantineProvider env="test">
      <AppDialog isOpen onClose={onClose} title="Move">
        <Probe onChange={() => {}} />
      </AppDialog>
    </MantineProvider>,
  )
  const user = userEvent.setup()
  await user.click(await screen.findByRole('combobox', { name: 'Category' }))
  await user.keyboard('{ArrowDown}')
  const [first] = screen.getAllByRole('option')
  expect(screen.getByRole('combobox')).toHaveAttribute('aria-activedescendant', first?.id)
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(onClose).not.toHaveBeenCalled()
  await user.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('clearing the field selects none, and a text without matches says so', async () => {
  const { onChange, user, field } = show()
  await user.click(field)
  await user.keyboard('roof')
  expect(screen.getByText('No match for “roof”')).toBeVisible()
  await user.clear(field)
  await user.tab()
  expect(onChange.mock.calls).toEqual([['']])
  expect(field).toHaveValue('')
})

test('searched choices show a hint, a loading state and an error; a selected one keeps its name', async () => {
  const onType = vi.fn<(text: string) => void>()
  const picker = (answers: Parameters<typeof PickField>[0]['choices'], value = '') => (
    <MantineProvider env="test">
      <PickField
        label="Customer"
        listLabel="Customers"
        placeholder="All"
        search="Name or phone"
        choices={answers}
        value={value}
        onChange={() => {}}
        onType={onType}
      />
    </MantineProvider>
  )
  const { rerender } = render(picker([]))
  const user = userEvent.setup()
  const field = screen.getByRole('combobox', { name: 'Customer' })
  await user.click(field)
  expect(screen.getByText('Name or phone')).toBeVisible()
  await user.keyboard('555')
  expect(onType.mock.calls.at(-1)).toEqual(['555'])
  rerender(picker('waiting'))
  expect(screen.getByText('Searching…')).toBeVisible()
  rerender(picker('failed'))
  expect(screen.getByText('Couldn’t search. Try again.')).toBeVisible()
  rerender(picker([{ value: '30', label: 'Maria Lopez' }]))
  await user.click(screen.getByRole('option', { name: 'Maria Lopez' }))
  rerender(picker([], '30'))
  expect(field).toHaveValue('Maria Lopez')
  expect(onType.mock.calls.at(-1)).toEqual([''])
})
