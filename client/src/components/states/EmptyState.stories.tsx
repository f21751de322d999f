import { Button } from '@mantine/core'
import type { Meta } from '../../workshop/csf.ts'
import { EmptyState } from './EmptyState.tsx'

export default {
  parameters: {
    docs: { description: { component: 'Replaces a list without rows. Announced politely; the action is the only tab stop.' } },
  },
} satisfies Meta

export const Default = () => <EmptyState />

export const WithTextAndAction = () => (
  <EmptyState title="No customers yet" action={<Button>New customer</Button>}>
    Customers appear here with their properties and jobs.
  </EmptyState>
)
