import { expect, test } from 'vitest'
import { IconUsers } from '@tabler/icons-react'
import { bottomPlaces } from './BottomBar.tsx'
import type { AreaGroup } from '../navigation.ts'

const group = (label: string | null, ...names: readonly string[]): AreaGroup => ({
  label,
  areas: names.map((name) => ({ to: `/${name}`, label: name, Icon: IconUsers })),
})
const labels = (areas: AreaGroup['areas']): string[] => areas.map(({ label }) => label)

test("four areas fit into a phone's bar without More", () => {
  const { first, rest } = bottomPlaces([group(null, 'Jobs', 'Customers'), group('Company', 'Staff', 'Branches')])
  expect(labels(first)).toEqual(['Jobs', 'Customers', 'Staff', 'Branches'])
  expect(rest).toEqual([])
})

test('further areas are behind More, by group', () => {
  const { first, rest } = bottomPlaces([
    group(null, 'Jobs', 'Customers'),
    group('Company', 'Staff', 'Branches', 'Price list'),
    group('Account', 'Settings'),
  ])
  expect(labels(first)).toEqual(['Jobs', 'Customers', 'Staff', 'Branches'])
  expect(rest.map(({ label, areas }) => [label, labels(areas)])).toEqual([
    ['Company', ['Price list']],
    ['Account', ['Settings']],
  ])
})
