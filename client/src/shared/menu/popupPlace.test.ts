import { expect, test } from 'vitest'
import { popupPlace } from './popupPlace.ts'

const view = { width: 1000, height: 600 }
const box = { width: 200, height: 150 }
const buttonAt = (left: number, top: number) => ({ left, right: left + 28, top, bottom: top + 28 })

test('a popup stands below its button, at the end that it was given', () => {
  expect(popupPlace(buttonAt(300, 100), box, view, 'start')).toEqual({ left: 300, top: 136 })
  expect(popupPlace(buttonAt(300, 100), box, view, 'end')).toEqual({ left: 128, top: 136 })
})

test('where there is no room below it stands above', () => {
  expect(popupPlace(buttonAt(300, 500), box, view, 'start').top).toBe(342)
})

test('where there is room on neither side it covers its button, and all of it is in the window', () => {
  expect(popupPlace(buttonAt(300, 300), { width: 200, height: 560 }, view, 'start').top).toBe(32)
})

test('one that is larger than the window begins at its top', () => {
  expect(popupPlace(buttonAt(300, 300), { width: 1200, height: 900 }, view, 'end')).toEqual({ left: 8, top: 8 })
})

test('near an edge it is moved into the window', () => {
  expect(popupPlace(buttonAt(960, 100), box, view, 'start').left).toBe(792)
  expect(popupPlace(buttonAt(0, 100), box, view, 'end').left).toBe(8)
})
