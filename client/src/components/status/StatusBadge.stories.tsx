import type { Meta } from '../../workshop/csf.ts'
import { StatusBadge } from './StatusBadge.tsx'
import { statusTable, type TimelineStatusName } from './statusTable.ts'

export default {
  parameters: { docs: { description: { component: 'Status as icon, word and color. Color is never the only sign.' } } },
} satisfies Meta

const column = { display: 'grid', gap: 8, justifyItems: 'start' }
const all = Object.keys(statusTable) as TimelineStatusName[]

export const EveryStatus = () => (
  <div style={column}>
    {all.map((status) => (
      <StatusBadge key={status} of={{ status }} />
    ))}
  </div>
)

export const Large = () => <StatusBadge of={{ status: 'ASSIGNED' }} size="lg" />

export const UnknownCode = () => <StatusBadge of={{ status: null, unknownStatus: '42' }} />

export const Missing = () => <StatusBadge of={{ status: null }} />
