import { expect, test } from 'vitest'
import { avatarColors } from './avatarColors.ts'

test('initials are readable on every color', () => {
  expect(avatarColors('#ffe066').color).toBe('#000000')
  expect(avatarColors('#1b4332').color).toBe('#ffffff')
  expect(avatarColors('tomato')).toEqual({ background: '#666674', color: '#ffffff' })
  expect(avatarColors(null).background).toBe('#666674')
})
