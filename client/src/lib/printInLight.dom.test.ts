import { expect, test } from 'vitest'
import { printInLight } from './printInLight.ts'

test('prints in the light color scheme, and shows the chosen one again', () => {
  const root = document.documentElement
  const scheme = (): string | null => root.getAttribute('data-mantine-color-scheme')
  root.setAttribute('data-mantine-color-scheme', 'dark')
  printInLight()
  window.dispatchEvent(new Event('beforeprint'))
  expect(scheme()).toBe('light')
  window.dispatchEvent(new Event('afterprint'))
  expect(scheme()).toBe('dark')
})
