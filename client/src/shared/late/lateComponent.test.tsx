import { render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { lateComponent } from './lateComponent.tsx'

const Chart = () => <p>Chart</p>
const Outline = () => <p>Outline</p>

afterEach(() => document.getElementById('first-paint')?.remove())

const nothingIsSeen = (): void => document.body.insertAdjacentHTML('afterbegin', '<div id="first-paint"></div>')

test('the first frame of all does not ask for what comes later, the next one does', async () => {
  nothingIsSeen()
  const load = vi.fn<() => Promise<typeof Chart>>(() => Promise.resolve(Chart))
  const Late = lateComponent(load)
  render(<Late />)
  expect(load).not.toHaveBeenCalled()
  expect(await screen.findByText('Chart')).toBeVisible()
})

test('the page of the first frame is asked for at once', async () => {
  nothingIsSeen()
  const load = vi.fn<() => Promise<typeof Chart>>(() => Promise.resolve(Chart))
  const Late = lateComponent(load, undefined, Outline)
  render(<Late />)
  expect(load).toHaveBeenCalledOnce()
  expect(screen.getByText('Outline')).toBeVisible()
  expect(await screen.findByText('Chart')).toBeVisible()
})

test('where something is to be seen already, a part is asked for when that is painted', async () => {
  const load = vi.fn<() => Promise<typeof Chart>>(() => Promise.resolve(Chart))
  const Late = lateComponent(load)
  render(<Late />)
  expect(load).not.toHaveBeenCalled()
  expect(await screen.findByText('Chart')).toBeVisible()
  expect(load).toHaveBeenCalledOnce()
})
