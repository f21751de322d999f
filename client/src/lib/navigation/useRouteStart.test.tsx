import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { rendersAtOnce } from '../useIsPainted.ts'
import { useRouteStart } from './useRouteStart.ts'

function Page() {
  useRouteStart('content')
  return (
    <>
      <input aria-label="Search" />
      <main id="content" tabIndex={-1} />
    </>
  )
}

async function openSecondPage() {
  rendersAtOnce.write(false)
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  const router = createMemoryRouter([{ path: '*', Component: Page }], { initialEntries: ['/first'] })
  render(<RouterProvider router={router} />)
  await act(() => router.navigate('/second'))
}

test('the focus moves to the content after the page is painted', async () => {
  await openSecondPage()
  expect(screen.getByRole('main')).not.toHaveFocus()
  await vi.waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
})

test('a field that the user has focused meanwhile keeps the focus', async () => {
  await openSecondPage()
  screen.getByLabelText('Search').focus()
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(screen.getByLabelText('Search')).toHaveFocus()
})
