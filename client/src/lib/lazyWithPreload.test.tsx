import { render, screen } from '@testing-library/react'
import { ErrorBoundary } from 'react-error-boundary'
import { expect, test, vi } from 'vitest'
import { lazyWithPreload } from './lazyWithPreload.tsx'

const Chart = ({ title = 'Chart' }: { readonly title?: string }) => <p>{title}</p>
const Skeleton = () => <p>Loading</p>

test('renders the fallback until the component is loaded, and passes the props', async () => {
  const Lazy = lazyWithPreload(() => Promise.resolve(Chart), Skeleton)
  render(<Lazy title="Sales" />)
  expect(screen.getByText('Loading')).toBeVisible()
  expect(await screen.findByText('Sales')).toBeVisible()
})

test('renders at once after preload, and loads once', async () => {
  const load = vi.fn<() => Promise<typeof Chart>>(() => Promise.resolve(Chart))
  const Lazy = lazyWithPreload(load, Skeleton)
  await Promise.all([Lazy.preload(), Lazy.preload()])
  render(<Lazy />)
  expect(screen.getByText('Chart')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(1)
})

test('throws a failed download to the error boundary, and retries on the next mount', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const load = vi
    .fn<() => Promise<typeof Chart>>(() => Promise.resolve(Chart))
    .mockRejectedValueOnce(new Error('lost'))
    .mockRejectedValueOnce(new Error('offline'))
  const Lazy = lazyWithPreload(load)
  const Retry = ({ resetErrorBoundary }: { readonly resetErrorBoundary: () => void }) => (
    <button type="button" onClick={resetErrorBoundary}>
      Retry
    </button>
  )
  render(
    <ErrorBoundary FallbackComponent={Retry}>
      <Lazy />
    </ErrorBoundary>,
  )
  ;(await screen.findByRole('button', { name: 'Retry' })).click()
  expect(await screen.findByText('Chart')).toBeVisible()
  vi.restoreAllMocks()
})

test('preload does not reject', async () => {
  const Lazy = lazyWithPreload<typeof Chart>(() => Promise.reject(new Error('offline')))
  await expect(Lazy.preload()).resolves.toBeUndefined()
})
