import { expect, test } from 'vitest'
import { usedVariables } from './usedVariables.ts'

const sheet = ':root{--a:1px;--b:var(--c);--c:red;--unused:blue}\n:root[data-scheme="dark"]{--c:pink;--unused:navy}'

test('what is asked for stays, with what that asks for, in every scheme', () => {
  expect(usedVariables(sheet, '.x{color:var(--b)}')).toBe(':root{--b:var(--c);--c:red}:root[data-scheme="dark"]{--c:pink}')
})

test('what nobody asks for goes', () => expect(usedVariables(sheet, '.x{color:red}')).toBe(''))
