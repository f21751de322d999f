import { describe, expect, test } from 'vitest'
import { conditionByText, sizedByText } from './textSizes.ts'

describe('sizes follow the text size of the reader', () => {
  test.each([
    ['font-size', '14px', '0.875rem'],
    ['width', 'min(360px, 100%)', 'min(22.5rem, 100%)'],
    ['grid-template-columns', '84px minmax(0, 1fr)', '5.25rem minmax(0, 1fr)'],
    ['top', '-8px', '-0.5rem'],
    ['font', '600 18px/24px Inter', '600 1.125rem/1.5rem Inter'],
  ])('%s: %s is %s', (property, value, sized) => expect(sizedByText(property, value)).toBe(sized))

  test.each([
    ['padding', '8px 16px'],
    ['gap', '12px'],
    ['border', '1px solid red'],
    ['box-shadow', '0 4px 12px #000'],
    ['height', '1px'],
    ['background', 'url(a-16px.png)'],
    ['content', '"16px"'],
    ['width', '50%'],
  ])('%s: %s stays', (property, value) => expect(sizedByText(property, value)).toBe(value))
})

test('breakpoints follow it too', () => {
  expect(conditionByText('media', '(max-width: 767px)')).toBe('(max-width: 47.9375em)')
  expect(conditionByText('container', '(max-width: 1116px)')).toBe('(max-width: 69.75rem)')
  expect(conditionByText('import', "'a-16px.css'")).toBe("'a-16px.css'")
})
