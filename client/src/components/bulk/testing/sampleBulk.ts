import { IconPin, IconTrash } from '@tabler/icons-react'
import { vanActionSet } from '../../actions/testing/sampleActions.ts'
import { defineBulk } from '../defineBulk.ts'

interface VanRow {
  readonly id: string
  readonly plate: string
  readonly driver: string | null
}

export const vanBulk = defineBulk({
  noun: { one: 'van', many: 'vans' },
  loadActions: vanActionSet.lazy.load,
  subjectOf: (van: VanRow) => van,
  getName: ({ plate, driver }) => ({ name: plate, title: driver }),
  actions: {
    pin: { label: 'Pin', title: (rows) => `Pin ${rows}`, Icon: IconPin, done: 'pinned', hint: 'They stand first.', does: () => 'PIN' },
    retire: {
      label: 'Retire',
      title: (rows) => `Retire ${rows}`,
      Icon: IconTrash,
      done: 'retired',
      isDestructive: true,
      does: ({ driver }) => (driver === null ? 'RETIRE' : { blockedReason: 'Somebody drives it.' }),
      input: ({ reason }: { readonly reason: string }) => ({ reason }),
      isFulfilled: (_order, before, now) => before.isPinned === now.isPinned,
    },
  },
})
