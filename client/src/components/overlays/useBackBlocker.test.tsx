import { MantineProvider } from '@mantine/core'
import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { createMemoryRouter, Outlet } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { expect, test } from 'vitest'
import { AppDialog } from './AppDialog.tsx'
import { BackClosesDialog, usePageBlocker } from './useBackBlocker.tsx'

function Page() {
  const [isOpen, setIsOpen] = useState(false)
  const [isInnerOpen, setIsInnerOpen] = useState(false)
  return (
    <>
      <h1>Job</h1>
      <button type="button" onClick={() => setIsOpen(true)}>
        Cancel job
      </button>
      <AppDialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Cancel job">
        <input aria-label="Reason" />
        <button type="button" onClick={() => setIsInnerOpen(true)}>
          Preview
        </button>
        <AppDialog isOpen={isInnerOpen} onClose={() => setIsInnerOpen(false)} title="Preview">
          Text
        </AppDialog>
      </AppDialog>
    </>
  )
}

/** A page that blocks leaving. */
function FormPage() {
  const blocker = usePageBlocker(() => true)
  return (
    <>
      <Page />
      {blocker.state === 'blocked' && <p role="alert">Leave without saving?</p>}
    </>
  )
}

async function open(path: string) {
  const layout = (
    <>
      <BackClosesDialog />
      <Outlet />
    </>
  )
  const children = [
    { path: '/list', element: <h1>List</h1> },
    { path: '/job', element: <Page /> },
    { path: '/form', element: <FormPage /> },
  ]
  const router = createMemoryRouter([{ element: layout, children }], { initialEntries: ['/list', path] })
  render(
    <MantineProvider env="test">
      <RouterProvider router={router} />
    </MantineProvider>,
  )
  const back = (): Promise<void> => act(() => router.navigate(-1))
  await screen.findByRole('heading', { name: 'Job' })
  return { user: userEvent.setup(), back, router }
}

const dialog = (name: string) => screen.queryByRole('dialog', { name })

test('Back closes an open dialog, and leaves the page once none is open', async () => {
  const { user, back, router } = await open('/job')
  await user.click(screen.getByRole('button', { name: 'Cancel job' }))
  await user.type(await screen.findByLabelText('Reason'), 'Sold')
  await back()
  await waitFor(() => expect(dialog('Cancel job')).toBeNull())
  expect(router.state.location.pathname).toBe('/job')
  await back()
  expect(await screen.findByRole('heading', { name: 'List' })).toBeVisible()
})

test('Back closes the topmost dialog and keeps the text of the one below', async () => {
  const { user, back, router } = await open('/job')
  await user.click(screen.getByRole('button', { name: 'Cancel job' }))
  await user.type(await screen.findByLabelText('Reason'), 'Sold')
  await user.click(screen.getByRole('button', { name: 'Preview' }))
  await waitFor(() => expect(dialog('Preview')).not.toBeNull())
  await back()
  await waitFor(() => expect(dialog('Preview')).toBeNull())
  expect(screen.getByLabelText('Reason')).toHaveValue('Sold')
  expect(router.state.location.pathname).toBe('/job')
})

test('on a form, Back closes the dialog before it asks about leaving', async () => {
  const { user, back, router } = await open('/form')
  await user.click(screen.getByRole('button', { name: 'Cancel job' }))
  await screen.findByLabelText('Reason')
  await back()
  await waitFor(() => expect(dialog('Cancel job')).toBeNull())
  expect(screen.queryByRole('alert')).toBeNull()
  await back()
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(router.state.location.pathname).toBe('/form')
})
