import { expect, test } from 'vitest'
import { scaledStrokes } from './scaledStrokes.ts'

test('a turn of the phone scales each point and preserves the strokes', () => {
  const point = { time: 1, pressure: 0.5 }
  const stroke = {
    penColor: '#000',
    dotSize: 0,
    minWidth: 1,
    maxWidth: 2,
    velocityFilterWeight: 0.7,
    compositeOperation: 'source-over',
  } as const
  const strokes = [
    {
      ...stroke,
      points: [
        { ...point, x: 300, y: 90 },
        { ...point, x: 600, y: 210 },
      ],
    },
  ]
  expect(scaledStrokes(strokes, 0.5)).toEqual([
    {
      ...stroke,
      points: [
        { ...point, x: 150, y: 45 },
        { ...point, x: 300, y: 105 },
      ],
    },
  ])
})
