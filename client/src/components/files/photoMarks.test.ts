import { expect, test } from 'vitest'
import { byMark, readMark, withMark } from './photoMarks.ts'

test.each([
  ['before-boiler.jpg', 'before', 'boiler.jpg'],
  ['After-IMG_1.png', 'after', 'IMG_1.png'],
  ['beforehand.jpg', null, 'beforehand.jpg'],
  ['before-', null, 'before-'],
  ['boiler-after-.jpg', null, 'boiler-after-.jpg'],
])('%s is marked %s', (fileName, mark, name) => {
  expect(readMark(fileName)).toEqual({ mark, name })
})

test('a mark is added once, changed and removed', () => {
  expect(withMark('boiler.jpg', 'before')).toBe('before-boiler.jpg')
  expect(withMark('before-boiler.jpg', 'after')).toBe('after-boiler.jpg')
  expect(withMark('after-boiler.jpg', null)).toBe('boiler.jpg')
})

test('photos from before come first, those from after last', () => {
  const files = ['plan.pdf', 'after-1.jpg', 'before-1.jpg', 'x.jpg'].map((fileName) => ({ fileName }))
  expect(byMark(files).map(({ fileName }) => fileName)).toEqual(['before-1.jpg', 'plan.pdf', 'x.jpg', 'after-1.jpg'])
})
