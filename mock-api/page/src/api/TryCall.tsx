import { Button, Group, Textarea, TextInput, Title } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { lastCallStore } from '../control/call.ts'
import { refreshSections, sessionStore } from '../control/connection.ts'
import { curlCommand } from '../control/curlCommand.ts'
import classes from './Api.module.css'
import { currentCaller } from './callerStore.ts'
import { apiRequest } from './apiRequest.ts'
import type { DocumentedCall } from './openApi.ts'
import { exampleOf } from './schema.ts'

/** Sends the call with the chosen user’s token and shows the reply. */
export function TryCall({ call, schemas }: DocumentedCall) {
  const [values, setValues] = useState<Readonly<Record<string, string>>>({})
  const [body, setBody] = useState(() => (call.body ? JSON.stringify(exampleOf(call.body, schemas), null, 2) : undefined))
  const [reply, setReply] = useState<string>()
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const caller = await currentCaller()
    const request = apiRequest(call, { values, body, token: caller?.token, session: sessionStore.read() })
    const shown = { ...request.headers, ...(request.headers['authorization'] !== undefined && { authorization: '$TOKEN' }) }
    const curl = curlCommand({ ...request, url: window.location.origin + request.url, headers: shown })
    try {
      const response = await fetch(request.url, { method: request.method, headers: request.headers, body: request.body })
      const received = (await response.json()) as { readonly responseCode?: number }
      setReply(JSON.stringify(received, null, 2))
      lastCallStore.write({ curl, status: String(received.responseCode ?? response.status), isOk: received.responseCode === 200 })
    } catch (error) {
      setReply(String(error))
    }
    refreshSections()
  }
  return (
    <form onSubmit={(event) => void send(event)} aria-label="Try the call">
      <Title order={3} mb="xs">
        Try it
      </Title>
      <Group align="end" gap="sm">
        {call.parameters.map(({ name, required }) => (
          <TextInput
            key={name}
            label={name}
            required={required}
            value={values[name] ?? ''}
            onChange={({ currentTarget }) => setValues({ ...values, [name]: currentTarget.value })}
          />
        ))}
      </Group>
      {body !== undefined && (
        <Textarea
          label="Body"
          mt="sm"
          autosize
          minRows={3}
          maxRows={20}
          spellCheck={false}
          dir="ltr"
          styles={{ input: { fontFamily: 'monospace' } }}
          value={body}
          onChange={({ currentTarget }) => setBody(currentTarget.value)}
        />
      )}
      <Button type="submit" mt="md">
        Send
      </Button>
      {reply !== undefined && (
        // Scrollable by keyboard.
        <pre className={classes['reply']} tabIndex={0} role="region" aria-label="Reply of the call">
          {reply}
        </pre>
      )}
    </form>
  )
}
