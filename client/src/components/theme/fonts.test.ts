import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// Browsers combine faces of a family only if all but their characters is equal; else ü comes from another font.
test('the pieces of Inter have the same weights', () => {
  const css = readFileSync(new URL('fonts.css', import.meta.url), 'utf8')
  const faces = [...css.matchAll(/@font-face \{([^}]*)\}/g)].map(([, face = '']) =>
    face.replace(/(?:src|unicode-range):[^;]*;/g, '').trim(),
  )
  expect(faces).toHaveLength(4)
  expect(new Set(faces.map((face) => face.replace(/\s+/g, ' '))).size).toBe(1)
})
