import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test('initials are those of the first and the last name', () => {
  expect(['Ana Maria Silva', 'Otto', ' élodie  brun ', ''].map(initialsOf)).toEqual(['AS', 'O', 'ÉB', ''])
})
