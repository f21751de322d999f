import { expect, test } from 'vitest'
import { listPlace } from './listPlace.ts'

const seen = { top: 64, bottom: 900 }

test('a list opens below its field', () => {
  expect(listPlace({ top: 100, bottom: 160 }, seen)).toEqual({ isUp: false, height: 330 })
})

test('a field at the end of the window has its list above it', () => {
  expect(listPlace({ top: 760, bottom: 820 }, seen)).toEqual({ isUp: true, height: 330 })
})

test('a keyboard leaves a low window: the list stays within it, on the larger side', () => {
  expect(listPlace({ top: 150, bottom: 210 }, { top: 64, bottom: 400 })).toEqual({ isUp: false, height: 182 })
  expect(listPlace({ top: 300, bottom: 360 }, { top: 64, bottom: 400 })).toEqual({ isUp: true, height: 228 })
})

test('where there is no room at all, one suggestion is seen', () => {
  expect(listPlace({ top: 20, bottom: 80 }, { top: 0, bottom: 100 })).toEqual({ isUp: false, height: 56 })
})
