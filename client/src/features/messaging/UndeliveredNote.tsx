import { Alert, Button, Group, Text } from '@mantine/core'
import { IconMailOff } from '@tabler/icons-react'
import { useState } from 'react'
import { type DeliveryPlan, formatProblem } from './delivery.ts'
import type { RecipientFragment } from './recipient.generated.ts'
import { useHasAuthority } from '../../lib/session/useAuthority.ts'
import { AddEmail } from './AddEmail.tsx'
import type { MessageMedium } from '../../lib/api/schemaTypes.generated.ts'

interface UndeliveredNoteProps {
  readonly plan: DeliveryPlan
  readonly recipient: RecipientFragment
  /** Chooses the medium of this message. null: the medium can’t be chosen. */
  readonly onMedium: ((medium: MessageMedium | undefined) => void) | null
}

const sendBy = { EMAIL: 'Send by email', SMS: 'Send by text message' } as const

export function UndeliveredNote({ plan: { media, problems, alternative }, recipient, onMedium }: UndeliveredNoteProps) {
  const [isAdding, setIsAdding] = useState(false)
  const mayAdd = useHasAuthority('manage_customers')
  const lacksEmail = recipient.email?.trim() === '' && recipient.emailNotification !== false
  const canAdd = mayAdd && lacksEmail && (media.includes('EMAIL') || onMedium !== null)
  return (
    <Alert
      variant="light"
      color="yellow"
      mt={12}
      role="status"
      styles={{ message: { overflow: 'visible' } }}
      icon={<IconMailOff size={18} aria-hidden />}
    >
      <Text size="sm" mb={8}>
        Nothing will be sent: {problems.map(formatProblem).join(', ')}.
      </Text>
      {isAdding ? (
        <AddEmail
          recipient={recipient}
          onAdded={() => {
            setIsAdding(false)
            onMedium?.(media.includes('EMAIL') ? undefined : 'EMAIL')
          }}
          onClose={() => setIsAdding(false)}
        />
      ) : (
        <Group gap="xs">
          {alternative && onMedium && (
            <Button variant="default" size="compact-sm" onClick={() => onMedium(alternative)}>
              {sendBy[alternative]}
            </Button>
          )}
          {canAdd && (
            <Button variant="default" size="compact-sm" onClick={() => setIsAdding(true)}>
              Add an email
            </Button>
          )}
        </Group>
      )}
    </Alert>
  )
}
