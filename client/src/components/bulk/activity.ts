import type { TablerIcon } from '@tabler/icons-react'
import type { Blocked } from './defineBulk.ts'

interface Noun {
  readonly one: string
  readonly many: string
}
interface Activity {
  readonly isActive: boolean | null
}
interface Look {
  readonly Icon: TablerIcon
  readonly hint: string
}

const turning = <Name extends string>(name: Name, isActive: boolean, { one }: Noun, look: Look) => {
  const word = isActive ? 'active' : 'inactive'
  return {
    ...look,
    label: `Set ${word}`,
    title: (rows: string): string => `Set ${rows} ${word}`,
    done: `set ${word}`,
    noun: isActive ? 'Activation' : 'Deactivation',
    does: (row: Activity): Name | Blocked => (row.isActive === isActive ? { blockedReason: `This ${one} is already ${word}.` } : name),
    isFulfilled: (_order: object, _before: Activity, now: Activity): boolean => now.isActive === isActive,
  }
}

export const activating = (noun: Noun, look: Look) => turning('ACTIVATE', true, noun, look)

export const deactivating = (noun: Noun, look: Look) => turning('DEACTIVATE', false, noun, look)
