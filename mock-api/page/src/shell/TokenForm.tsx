import { Button, Group, PasswordInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { saveToken, tokenRequestedStore } from '../control/connection.ts'
import { useStore } from '../control/createStore.ts'

/** Asks for the control token once the mock has refused a call without it. */
export function TokenForm() {
  const isRequested = useStore(tokenRequestedStore)
  const [token, setToken] = useState('')
  if (!isRequested) return null
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (token !== '') saveToken(token)
  }
  return (
    <form onSubmit={submit}>
      <Group gap="xs" align="end">
        <PasswordInput
          label="Control token"
          description="CONTROL_TOKEN, or that of the log"
          autoComplete="off"
          value={token}
          onChange={({ currentTarget }) => setToken(currentTarget.value)}
        />
        <Button type="submit">Use token</Button>
      </Group>
    </form>
  )
}
