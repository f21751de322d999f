import type { Meta } from '../../workshop/csf.ts'
import { LateMark } from './LateMark.tsx'
import { PriorityMark } from './PriorityMark.tsx'

export default {
  parameters: { docs: { description: { component: 'Priority and lateness of a visit, each with a word.' } } },
} satisfies Meta

export const Priorities = () => (
  <div style={{ display: 'grid', gap: 8 }}>
    <PriorityMark priority="LOW" />
    <PriorityMark priority="MEDIUM" />
    <PriorityMark priority="HIGH" />
  </div>
)

export const Late = () => <LateMark />

export const LateByMinutes = () => <LateMark>25 minutes late</LateMark>
