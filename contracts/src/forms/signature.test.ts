import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pathOfStrokes, signatureImageOf, signaturePathOf } from './signature.ts'

const strokes = fc.array(
  fc.array(fc.record({ x: fc.double({ min: -50, max: 900, noNaN: true }), y: fc.double({ min: -50, max: 400, noNaN: true }) }), {
    minLength: 1,
    maxLength: 20,
  }),
  {
    minLength: 1,
    maxLength: 5,
  },
)

test('reads back random strokes', () => {
  fc.assert(
    fc.property(strokes, (drawn) => {
      const path = pathOfStrokes(drawn)
      expect(signaturePathOf(signatureImageOf(path))).toBe(path)
    }),
  )
})

test('keeps a dot as a stroke and merges adjacent points', () => {
  expect(pathOfStrokes([[{ x: 10.4, y: 20.6 }]])).toBe('M10 21L10 21')
  expect(
    pathOfStrokes([
      [
        { x: 0, y: 0 },
        { x: 1, y: 1 },
        { x: 30, y: 40 },
      ],
      [],
    ]),
  ).toBe('M0 0L30 40')
})

const good = signatureImageOf('M1 2L3 4')
test.each([
  ['nothing', ''],
  ['another picture', 'data:image/png;base64,AAAA'],
  ['a script', good.replace('%3C%2Fsvg%3E', '%3Cscript%3Ealert(1)%3C%2Fscript%3E%3C%2Fsvg%3E')],
  ['a second attribute', good.replace('M1%202', 'M1%202%22%20onload%3D%22alert(1)')],
  ['an unfinished escape', `${good}%`],
  ['another path', signatureImageOf('M1 2C3 4 5 6 7 8')],
  ['no path', signatureImageOf('')],
  ['too much', signatureImageOf(`M1 2${'L3 4'.repeat(9000)}`)],
])('%s is no signature', (_, image) => expect(signaturePathOf(image)).toBeNull())
