import { useApolloClient } from '@apollo/client/react'
import { emailText } from '@callout/contracts/text/rules'
import { z } from '@callout/contracts/wire/zod'
import { Button, Group, TextInput } from '@mantine/core'
import { type KeyboardEvent, useId, useState } from 'react'
import { toastSaveError } from '../../components/form/reportSaveError.ts'
import { unmarked } from '../../lib/forms/required.ts'
import { AddCustomerEmailDocument, type RecipientFragment } from './recipient.generated.ts'
import { isKey } from '../../lib/isKey.ts'

interface AddEmailProps {
  readonly recipient: Pick<RecipientFragment, 'id' | 'lockVersion'>
  readonly onAdded: (email: string) => void
  readonly onClose: () => void
}

/** Adds an email address to a customer inside another dialog, which keeps its input. */
export function AddEmail({ recipient, onAdded, onClose }: AddEmailProps) {
  const client = useApolloClient()
  const id = useId()
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isSaving, setIsSaving] = useState(false)
  const save = async (): Promise<void> => {
    const checked = z.safeParse(emailText(), email.trim())
    if (!checked.success) return setProblem(checked.error.issues[0]?.message ?? null)
    const { id: customerId, lockVersion } = recipient
    const input = { id: customerId, email: checked.data, ...(lockVersion !== null && { lockVersion }) }
    setIsSaving(true)
    try {
      const { data } = await client.mutate({ mutation: AddCustomerEmailDocument, variables: { input } })
      // Accepted without data: the email was saved.
      if (!data?.updateCustomer)
        client.cache.modify({
          id: client.cache.identify({ __typename: 'Customer', id: customerId }),
          fields: { email: () => checked.data },
        })
      onAdded(checked.data)
    } catch (error) {
      setProblem(toastSaveError(error).message)
    } finally {
      setIsSaving(false)
    }
  }
  // The field is inside the dialog's form, which Enter would submit.
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isKey(event, 'Enter')) return
    event.preventDefault()
    void save()
  }
  return (
    <Group align="flex-start" gap="xs" w="100%">
      <TextInput
        id={id}
        label="Customer’s email"
        inputMode="email"
        autoCapitalize="none"
        autoComplete="off"
        flex="1 1 130px"
        data-autofocus
        autoFocus
        {...unmarked}
        value={email}
        error={problem}
        onChange={({ currentTarget: { value } }) => {
          setEmail(value)
          setProblem(null)
        }}
        onKeyDown={onKeyDown}
      />
      <Group gap="xs" mt={25}>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button loading={isSaving} onClick={() => void save()}>
          Add email
        </Button>
      </Group>
    </Group>
  )
}
