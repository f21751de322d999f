import { Button, Group, Stack, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { run } from '../control/call.ts'
import { clientUrl, sessionStore } from '../control/connection.ts'
import { formatIdle, formatInstant } from '../control/format.ts'
import { useControl } from '../control/useControl.ts'
import type { SessionView } from '../control/views.ts'
import { CallButton } from '../shell/CallButton.tsx'
import { SectionHead } from '../shell/SectionHead.tsx'
import { Row, Rows } from './Rows.tsx'

function StartForm() {
  const [id, setId] = useState('')
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void run({ method: 'POST', path: '/control/sessions', body: id === '' ? {} : { id } })
  }
  return (
    <form onSubmit={submit} aria-label="Start session">
      <Group align="end" gap="xs">
        <TextInput label="Id" value={id} onChange={({ currentTarget }) => setId(currentTarget.value)} />
        <Button type="submit">Start session</Button>
      </Group>
    </form>
  )
}

const leave = (id: string): void => {
  if (sessionStore.read() === id) sessionStore.write('')
}

export function SessionsSection() {
  const loaded = useControl<readonly SessionView[]>('/control/sessions', '')
  return (
    <>
      <SectionHead title="Sessions" calls={['POST /control/sessions', 'DELETE /control/sessions/:id']}>
        A session has a copy of records, files and time, and faults, outbox and log of its own. Choose the page’s session in the header.
      </SectionHead>
      <Stack gap="lg">
        <StartForm />
        <Rows label="Sessions" loaded={loaded} empty="No sessions: everything works on the shared data.">
          {({ id, base_url, idle_seconds, clock }) => (
            <Row
              key={id}
              name={id}
              note={
                <>
                  <code>{base_url}</code> · {formatInstant(clock.now)} · ends after {formatIdle(idle_seconds)} without a call
                </>
              }
            >
              <Button variant="default" aria-label={`Use ${id} on this page`} onClick={() => sessionStore.write(id)}>
                Use
              </Button>
              <Button
                component="a"
                variant="default"
                href={`${clientUrl()}/?session=${id}`}
                target="_blank"
                rel="noopener"
                aria-label={`Open the client in ${id}`}
              >
                Open the client
              </Button>
              <CallButton
                name={`End ${id}`}
                session=""
                request={{ method: 'DELETE', path: `/control/sessions/${id}` }}
                onDone={() => leave(id)}
              >
                End
              </CallButton>
            </Row>
          )}
        </Rows>
      </Stack>
    </>
  )
}
