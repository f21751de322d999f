import { Anchor, Text } from '@mantine/core'
import { useState } from 'react'
import { useRecipientQuery } from './recipient.generated.ts'
import { useHasAuthority } from '../../lib/session/useAuthority.ts'
import { AddEmail } from './AddEmail.tsx'

interface MissingEmailProps {
  readonly customerId: string
  readonly onAdded: (email: string) => void
}

export function MissingEmail({ customerId, onAdded }: MissingEmailProps) {
  const { data } = useRecipientQuery({ variables: { id: customerId }, fetchPolicy: 'cache-and-network' })
  const [isAdding, setIsAdding] = useState(false)
  const mayAdd = useHasAuthority('manage_customers')
  const recipient = data?.customer
  if (recipient?.email?.trim() !== '') return null
  if (isAdding) return <AddEmail recipient={recipient} onAdded={onAdded} onClose={() => setIsAdding(false)} />
  return (
    <Text size="sm" c="dimmed" role="status">
      This customer has no email address.{' '}
      {mayAdd && (
        <Anchor component="button" type="button" inherit onClick={() => setIsAdding(true)}>
          Add an email
        </Anchor>
      )}
    </Text>
  )
}
