import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router'
import { expect, onTestFinished, test } from 'vitest'
import { useEscapeTo } from './RecordPage.tsx'

function Page() {
  useEscapeTo({ to: '/jobs', state: { row: '12' } })
  return <p>{useLocation().pathname}</p>
}

const show = () =>
  render(
    <MemoryRouter initialEntries={['/jobs/12']}>
      <Page />
    </MemoryRouter>,
  )

test('Escape leaves the page', () => {
  show()
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(screen.getByText('/jobs')).toBeVisible()
})

test('Escape closes an open dialog only', () => {
  show()
  const dialog = document.createElement('div')
  dialog.setAttribute('role', 'dialog')
  document.body.append(dialog)
  const close = (): void => dialog.remove()
  window.addEventListener('keydown', close, true)
  onTestFinished(() => window.removeEventListener('keydown', close, true))
  fireEvent.keyDown(dialog, { key: 'Escape' })
  expect(dialog.isConnected).toBe(false)
  expect(screen.getByText('/jobs/12')).toBeVisible()
})
