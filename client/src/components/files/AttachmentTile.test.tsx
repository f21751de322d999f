import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { setServerAway } from '../../lib/api/reach.ts'
import { showError } from '../toasts/toasts.ts'
import { AttachmentTile } from './AttachmentTile.tsx'

vi.mock('../toasts/toasts.ts', () => ({ showError: vi.fn<(text: string) => void>() }))

afterEach(() => setServerAway(false))

test('offline, a file says that it needs a network and opens no tab; online its picture loads', () => {
  setServerAway(true)
  const file = { id: '1', fileName: 'boiler.jpg', fileUrl: 'https://files.example/1/boiler.jpg', contentType: 'image/jpeg', size: 1000 }
  render(<AttachmentTile file={file} />)
  fireEvent.error(screen.getByRole('img'))
  expect(screen.getByText('Needs a network')).toBeVisible()
  expect(fireEvent.click(screen.getByRole('link'))).toBe(false)
  expect(showError).toHaveBeenCalledWith('This file needs a network. Open it when you’re back online.')
  act(() => setServerAway(false))
  expect(screen.getByRole('img', { name: 'Image: boiler.jpg' })).toBeVisible()
})
