import { Button } from '@mantine/core'
import { StatusBadge } from '../status/StatusBadge.tsx'
import type { Meta } from '../../workshop/csf.ts'
import { PageHeader } from './PageHeader.tsx'

export default {
  parameters: { docs: { description: { component: 'The page’s only h1. Tab order: back link, then actions with the primary one last.' } } },
} satisfies Meta

export const TitleOnly = () => <PageHeader title="Customers" />

export const Complete = () => (
  <PageHeader
    title="Boiler repair"
    badge={<StatusBadge of={{ status: 'STARTED' }} size="lg" />}
    subtitle="Maria Lopez, 12 Oak Street"
    back={{ to: '/jobs', label: 'Jobs' }}
    actions={
      <>
        <Button variant="default">Change staff</Button>
        <Button>Finish</Button>
      </>
    }
  />
)

export const LongTitle = () => (
  <PageHeader title={'Replace the water heater and all shut-off valves '.repeat(4)} back={{ to: '/jobs', label: 'Jobs' }} />
)
