import { expect, test } from 'vitest'
import { z } from '../wire/zod.ts'
import { ServiceChangeBody } from './schemas.ts'

const accepts = (image_url: unknown): boolean => z.safeParse(ServiceChangeBody, { id: 1, image_url }).success

test.each([
  ['', true],
  [null, true],
  ['https://pictures.test/1.jpg', true],
  ['data:image/png;base64,iVBORw0KGgo=', true],
  ['data:image/webp;base64,AAAA', true],
  ['http://pictures.test/1.jpg', false],
  ['javascript:alert(1)', false],
  ['data:image/svg+xml;base64,PHN2Zz4=', false],
  ['data:text/html;base64,PHN2Zz4=', false],
  [`https://pictures.test/${'a'.repeat(2000)}`, false],
  [`data:image/png;base64,${'A'.repeat(89_000)}`, true],
  [`data:image/png;base64,${'A'.repeat(100_000)}`, false],
])('whether %.60s is a picture of a service: %s', (value, isPicture) => {
  expect(accepts(value)).toBe(isPicture)
})
