import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const styles = readFileSync(join(import.meta.dirname, 'toasts.css'), 'utf8')

/** Types from top to bottom, the newest first; returns those that are visible. */
function visibleOf(types: readonly string[]): string[] {
  document.body.innerHTML = `<style>${styles}</style><section class="Toastify__toast-container">${types
    .map((type, index) => `<div class="Toastify__toast Toastify__toast--${type}" data-name="${type}${index}"></div>`)
    .join('')}</section>`
  return [...document.querySelectorAll<HTMLElement>('.Toastify__toast')]
    .filter((toast) => getComputedStyle(toast).visibility !== 'hidden')
    .map((toast) => toast.dataset['name'] ?? '')
}

test.each([
  [
    ['info', 'success', 'success'],
    ['info0', 'success1', 'success2'],
  ],
  [
    ['info', 'success', 'success', 'info'],
    ['info0', 'success1', 'success2'],
  ],
  [
    ['info', 'success', 'success', 'error'],
    ['info0', 'success1', 'error3'],
  ],
  [
    ['error', 'success', 'success', 'info'],
    ['error0', 'success1', 'success2'],
  ],
  [
    ['success', 'error', 'success', 'info', 'error'],
    ['success0', 'error1', 'error4'],
  ],
  [
    ['success', 'error', 'error', 'error'],
    ['error1', 'error2', 'error3'],
  ],
  [
    ['error', 'error', 'error', 'error'],
    ['error0', 'error1', 'error2'],
  ],
])('of %j, at most three are visible, and newer toasts hide no error', (types, visible) => {
  expect(visibleOf(types)).toEqual(visible)
})
