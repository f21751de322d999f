import { render } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, onTestFinished, test } from 'vitest'
import { PageHeader } from './PageHeader.tsx'

const published = (): string => document.documentElement.style.getPropertyValue('--co-page-head')

/** Tells at once that the observed element has its size. */
class SizedObserver implements ResizeObserver {
  readonly #tell: () => void
  constructor(tell: ResizeObserverCallback) {
    this.#tell = () => tell([], this)
  }
  observe(element: Element): void {
    element.getBoundingClientRect = () => new DOMRect(0, 76, 800, 52)
    this.#tell()
  }
  unobserve(): void {}
  disconnect(): void {}
}

test('what lies above the page is told where its head ends, as long as there is one', () => {
  const usual = window.ResizeObserver
  window.ResizeObserver = SizedObserver
  onTestFinished(() => void (window.ResizeObserver = usual))
  const { unmount } = render(<PageHeader title="Jobs" />, { wrapper: MemoryRouter })
  expect(published()).toBe('128px')
  unmount()
  expect(published()).toBe('')
})
