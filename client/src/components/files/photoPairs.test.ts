import { expect, test } from 'vitest'
import { pairPhotos } from './photoPairs.ts'

const photos = (...names: readonly string[]) => names.map((fileName) => ({ id: fileName, fileName }))
const namesIn = (...names: readonly string[]) => {
  const { pairs, singles } = pairPhotos(photos(...names))
  return [pairs.map(({ before, after }) => `${before.fileName} ${after.fileName}`), singles.map(({ fileName }) => fileName)]
}

test.each([
  [['before-tank.jpg', 'after-tank.png'], ['before-tank.jpg after-tank.png'], []],
  [['before-a.jpg', 'before-b.jpg', 'after-B.jpg', 'after-c.jpg'], ['before-a.jpg after-c.jpg', 'before-b.jpg after-B.jpg'], []],
  [['plan.jpg', 'before-1.jpg', 'after-2.jpg', 'after-3.jpg'], ['before-1.jpg after-2.jpg'], ['plan.jpg', 'after-3.jpg']],
  [['before-1.jpg', 'before-2.jpg'], [], ['before-1.jpg', 'before-2.jpg']],
  [[], [], []],
])('pairs %j', (names, pairs, singles) => {
  expect(namesIn(...names)).toEqual([pairs, singles])
})
