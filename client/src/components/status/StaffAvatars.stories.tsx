import type { Meta } from '../../workshop/csf.ts'
import { StaffAvatars } from './StaffAvatars.tsx'

export default {
  parameters: { docs: { description: { component: 'Up to three initials, then a count. Names are always read out, shown or not.' } } },
} satisfies Meta

const staff = [
  { id: '1', name: 'Ana Silva', color: '#1c7ed6' },
  { id: '2', name: 'Ben Otto', color: '#e8590c' },
  { id: '3', name: 'Chidi Okafor', color: '#fff3bf' },
  { id: '4', name: null, color: null },
]

export const One = () => <StaffAvatars staff={staff.slice(0, 1)} withNames />

export const MoreThanThree = () => <StaffAvatars staff={staff} withNames />

export const WithoutNames = () => <StaffAvatars staff={staff.slice(0, 2)} />

export const Unassigned = () => <StaffAvatars staff={[]} emptyLabel="Unassigned" />

export const Missing = () => <StaffAvatars staff={null} />
