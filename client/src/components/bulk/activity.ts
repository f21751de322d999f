import type { TablerIcon } from '@tabler/icons-react'
import type { Obstacle } from './defineBulk.ts'

interface Noun {
  readonly one: string
  readonly many: string
}
interface Standing {
  readonly isActive: boolean | null
}
interface Look {
  readonly Icon: TablerIcon
  /** What is said before. */
  readonly hint: string
}

const turning = <Name extends string>(name: Name, isActive: boolean, { one }: Noun, look: Look) => {
  const word = isActive ? 'active' : 'inactive'
  return {
    ...look,
    label: `Set ${word}`,
    title: (rows: string): string => `Set ${rows} ${word}`,
    done: `set ${word}`,
    does: (row: Standing): Name | Obstacle => (row.isActive === isActive ? { obstacle: `This ${one} is already ${word}.` } : name),
    isFulfilled: (_order: object, _before: Standing, now: Standing): boolean => now.isActive === isActive,
  }
}

/** Sets several rows active, by the action `ACTIVATE` of their set. */
export const activating = (noun: Noun, look: Look) => turning('ACTIVATE', true, noun, look)

/** Sets several rows inactive, by the action `DEACTIVATE` of their set. */
export const deactivating = (noun: Noun, look: Look) => turning('DEACTIVATE', false, noun, look)
