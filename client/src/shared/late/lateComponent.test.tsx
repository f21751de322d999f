import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { lateComponent } from './lateComponent.tsx'

const Chart = () => <p>Chart</p>
const Outline = () => <p>Outline</p>

test('a part with a skeleton is loaded at once', async () => {
  const load = vi.fn<() => Promise<typeof Chart>>(() => Promise.resolve(Chart))
  const Late = lateComponent(load, undefined, Outline)
  render(<Late />)
  expect(load).toHaveBeenCalledOnce()
  expect(screen.getByText('Outline')).toBeVisible()
  expect(await screen.findByText('Chart')).toBeVisible()
})

test('a part without a skeleton is loaded after paint', async () => {
  const load = vi.fn<() => Promise<typeof Chart>>(() => Promise.resolve(Chart))
  const Late = lateComponent(load)
  render(<Late />)
  expect(load).not.toHaveBeenCalled()
  expect(await screen.findByText('Chart')).toBeVisible()
  expect(load).toHaveBeenCalledOnce()
})
