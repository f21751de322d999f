import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { StatusBadge } from './StatusBadge.tsx'
import { statusTable, type TimelineStatusName } from './statusTable.ts'

test('every status has a word and an icon of its own besides its color', () => {
  const badges = (Object.keys(statusTable) as TimelineStatusName[]).map((status) => {
    const { container } = render(<StatusBadge of={{ status }} />)
    return { word: container.textContent, icon: container.querySelector('svg')?.innerHTML }
  })
  expect(badges.filter(({ word }) => !word)).toEqual([])
  expect(new Set(badges.map(({ icon }) => icon)).size).toBe(badges.length)
})
