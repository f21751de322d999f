import { messages } from '@callout/contracts/text/messages'
import { IconInbox } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { StateBox } from './StateBox.tsx'

interface EmptyStateProps {
  readonly icon?: ReactNode
  /** Default: 'No data Found!' (spec §8). */
  readonly title?: string
  readonly children?: ReactNode
  readonly action?: ReactNode
}

/** An empty list with the next step. */
export function EmptyState({ icon = <IconInbox size={22} stroke={1.6} />, title = messages.noData, children, action }: EmptyStateProps) {
  return (
    <StateBox icon={icon} title={title} action={action} role="status">
      {children}
    </StateBox>
  )
}
