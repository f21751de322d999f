import { MantineProvider, Menu } from '@mantine/core'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { AppDialog, DialogActions, InDialogFooter } from './AppDialog.tsx'
import { ButtonMenu } from './ButtonMenu.ts'
import { theme } from '../theme/theme.ts'
import { usePopupButton } from './usePopupButton.ts'

/** A dialog mounted only while open, like lazily loaded ones. */
function Opener() {
  const [isOpen, setIsOpen] = useState(false)
  const { buttonProps, popup } = usePopupButton('menu', [])
  const open = (): void => setIsOpen(true)
  return (
    <main tabIndex={-1}>
      <button type="button" onClick={open}>
        Reschedule
      </button>
      <button type="button" {...buttonProps}>
        More
      </button>
      {popup && (
        <ButtonMenu {...popup} width={200}>
          <Menu.Item onClick={open}>Cancel</Menu.Item>
        </ButtonMenu>
      )}
      {isOpen && (
        <AppDialog isOpen onClose={() => setIsOpen(false)} title="Cancel job">
          <input aria-label="Reason" />
        </AppDialog>
      )}
    </main>
  )
}

const show = () => render(<Opener />, { wrapper: MantineProvider })

test('closing a dialog returns the focus to the button that opened it', async () => {
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Reschedule' }))
  await userEvent.click(await screen.findByLabelText('Reason'))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(screen.getByRole('button', { name: 'Reschedule' })).toHaveFocus())
})

test("a dialog opened from a menu returns the focus to the menu's button", async () => {
  show()
  await userEvent.click(screen.getByRole('button', { name: 'More' }))
  const item = await screen.findByRole('menuitem', { name: 'Cancel' })
  item.focus()
  await userEvent.keyboard('{Enter}')
  await userEvent.click(await screen.findByLabelText('Reason'))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(screen.getByRole('button', { name: 'More' })).toHaveFocus())
})

test('the footer has the buttons, with portaled content above them', async () => {
  render(
    <AppDialog isOpen onClose={() => undefined} title="Cancel job">
      <InDialogFooter>
        <label>
          <input type="checkbox" /> Notify customer
        </label>
      </InDialogFooter>
      <input aria-label="Reason" />
      <DialogActions>
        <button type="submit">Cancel job</button>
      </DialogActions>
    </AppDialog>,
    { wrapper: MantineProvider },
  )
  const controls = (await screen.findByRole('dialog')).querySelectorAll('input, button[type="submit"]')
  const [reason, notify, save] = [
    screen.getByLabelText('Reason'),
    screen.getByLabelText('Notify customer'),
    screen.getByRole('button', { name: 'Cancel job' }),
  ]
  expect([...controls]).toEqual([reason, notify, save])
})

test("a dialog's header is not a second banner landmark", async () => {
  render(
    <AppDialog isOpen onClose={() => undefined} title="Cancel job">
      Why?
    </AppDialog>,
    { wrapper: ({ children }) => <MantineProvider theme={theme}>{children}</MantineProvider> },
  )
  expect(await screen.findByRole('dialog', { name: 'Cancel job' })).toBeVisible()
  expect(screen.queryByRole('banner')).toBeNull()
})

test('Escape closes an open menu before its dialog', async () => {
  const onClose = vi.fn<() => void>()
  function MenuInDialog() {
    const { buttonProps, popup } = usePopupButton('menu', [])
    return (
      <AppDialog isOpen onClose={onClose} title="Cancel job">
        <button type="button" {...buttonProps}>
          More
        </button>
        {popup && (
          <ButtonMenu {...popup} width={200}>
            <Menu.Item>Print</Menu.Item>
          </ButtonMenu>
        )}
      </AppDialog>
    )
  }
  render(<MenuInDialog />, { wrapper: ({ children }) => <MantineProvider theme={theme}>{children}</MantineProvider> })
  await userEvent.click(await screen.findByRole('button', { name: 'More' }))
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Print' })).toHaveFocus())
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('menu')).toBeNull()
  expect(onClose).not.toHaveBeenCalled()
  expect(screen.getByRole('button', { name: 'More' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(1)
})
