import { render } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { useBarTools } from './useBarTools.ts'

const published = (): string => document.documentElement.style.getPropertyValue('--co-bar-tools')

/** Tells at once that the observed element has its place. */
class PlacedObserver implements ResizeObserver {
  readonly #tell: () => void
  constructor(tell: ResizeObserverCallback) {
    this.#tell = () => tell([], this)
  }
  observe(element: Element): void {
    element.getBoundingClientRect = () => new DOMRect(window.innerWidth - 180, 8, 160, 40)
    this.#tell()
  }
  unobserve(): void {}
  disconnect(): void {}
}

const Bar = () => <div ref={useBarTools()} />

test('a toast is told how much room the tools of the bar take, as long as there are any', () => {
  const usual = window.ResizeObserver
  window.ResizeObserver = PlacedObserver
  onTestFinished(() => void (window.ResizeObserver = usual))
  const { unmount } = render(<Bar />)
  expect(published()).toBe('180px')
  unmount()
  expect(published()).toBe('')
})
