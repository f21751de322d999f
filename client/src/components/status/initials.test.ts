import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test('uses the first letters of first and last name', () => {
  expect(['Ana Maria Silva', 'Otto', ' élodie  brun ', ''].map(initialsOf)).toEqual(['AS', 'O', 'ÉB', ''])
})
