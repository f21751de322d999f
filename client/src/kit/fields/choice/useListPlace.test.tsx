import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useListPlace } from './useListPlace.ts'

/** Each says where it stands: "top bottom". */
const standing = function (this: HTMLElement): DOMRect {
  const [top = 0, bottom = 0] = (this.dataset['at'] ?? '').split(' ').map(Number)
  return { top, bottom, height: bottom - top } as DOMRect
}

test('in a sheet a list stays between its head and its foot, whatever bars the page behind it has', () => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(standing)
  document.body.innerHTML = `
    <header data-top-bar data-at="0 64"></header>
    <section role="dialog">
      <header data-at="210 266"></header>
      <div data-at="380 420"><div id="popup"></div></div>
      <div data-sheet-foot data-at="600 680"></div>
    </section>
    <nav data-bottom-bar data-at="560 640"></nav>`
  const popup = { current: document.getElementById('popup') }
  const { result } = renderHook(() => useListPlace(popup))
  expect(result.current).toEqual({ isUp: false, height: 172 })
})
