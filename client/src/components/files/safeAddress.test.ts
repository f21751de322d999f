import { expect, test } from 'vitest'
import { safeAddress } from './safeAddress.ts'

test('opens a file from the web only, never as a script', () => {
  expect(safeAddress('https://files.example/a/boiler.jpg')).toBe('https://files.example/a/boiler.jpg')
  expect(safeAddress('http://127.0.0.1:4010/files/a/boiler.jpg')).toBe('http://127.0.0.1:4010/files/a/boiler.jpg')
  expect(safeAddress('javascript:alert(1)')).toBeNull()
  expect(safeAddress('data:text/html,<script>alert(1)</script>')).toBeNull()
  expect(safeAddress('/files/a')).toBeNull()
  expect(safeAddress(null)).toBeNull()
})
