import { Button, Group, NativeSelect, NumberInput, Stack, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { run } from '../control/call.ts'
import { useControl } from '../control/useControl.ts'
import type { Fault } from '../control/views.ts'
import { CallButton } from '../shell/CallButton.tsx'
import { SectionHead } from '../shell/SectionHead.tsx'
import { Row, Rows } from './Rows.tsx'

const path = '/control/faults'

const effects: Readonly<Record<string, object>> = {
  'HTTP 503': { status: 503 },
  'HTTP 500': { status: 500 },
  'responseCode 401': { response_code: 401 },
  'responseCode 402': { response_code: 402 },
  'responseCode 422': { response_code: 422 },
  '3 seconds late': { delay_ms: 3000 },
  'Connection reset': { drop: true },
}

interface FaultFields {
  readonly effect: string
  readonly method: string
  readonly path: string
  readonly operation: string
  readonly times: string | number
  readonly percent: string | number
}

const initial: FaultFields = { effect: 'HTTP 503', method: '', path: '', operation: '', times: '', percent: '' }

const faultBody = ({ effect, method, path: calls, operation, times, percent }: FaultFields): object => ({
  ...(method !== '' && { method }),
  ...(calls !== '' && { path: calls }),
  ...(operation !== '' && { operation }),
  ...(times !== '' && { times: Number(times) }),
  ...(percent !== '' && { probability: Number(percent) / 100 }),
  ...effects[effect],
})

function FaultForm() {
  const [fields, setFields] = useState(initial)
  const set = (change: Partial<FaultFields>): void => setFields({ ...fields, ...change })
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void run({ method: 'POST', path, body: faultBody(fields) })
  }
  return (
    <form onSubmit={submit} aria-label="Add fault">
      <Group align="end" gap="sm">
        <NativeSelect
          label="Effect"
          value={fields.effect}
          data={Object.keys(effects)}
          onChange={({ currentTarget }) => set({ effect: currentTarget.value })}
        />
        <NativeSelect
          label="Method"
          w={104}
          value={fields.method}
          data={[{ value: '', label: 'Any' }, 'GET', 'POST', 'PUT', 'DELETE']}
          onChange={({ currentTarget }) => set({ method: currentTarget.value })}
        />
        <TextInput
          label="Path"
          placeholder="/jobs*"
          value={fields.path}
          onChange={({ currentTarget }) => set({ path: currentTarget.value })}
        />
        <TextInput
          label="Operation"
          placeholder="Jobs"
          value={fields.operation}
          onChange={({ currentTarget }) => set({ operation: currentTarget.value })}
        />
        <NumberInput label="Times" w={88} min={1} allowDecimal={false} value={fields.times} onChange={(times) => set({ times })} />
        <NumberInput label="Percent" w={88} min={1} max={100} value={fields.percent} onChange={(percent) => set({ percent })} />
        <Button type="submit">Add fault</Button>
      </Group>
    </form>
  )
}

export function FaultsSection() {
  const loaded = useControl<readonly Fault[]>(path)
  return (
    <>
      <SectionHead title="Faults" calls={['POST /control/faults', 'DELETE /control/faults/:id']}>
        Calls that a fault matches fail, hang or respond late. Without a path and an operation it matches every call.
      </SectionHead>
      <Stack gap="lg">
        <FaultForm />
        <Rows label="Faults" loaded={loaded} empty="No faults">
          {({ id, hits, ...fault }) => (
            <Row key={id} name={<code>{JSON.stringify(fault)}</code>} note={hits === 1 ? '1 hit' : `${hits} hits`}>
              <CallButton name={`Remove fault ${id}`} request={{ method: 'DELETE', path: `${path}/${id}` }}>
                Remove
              </CallButton>
            </Row>
          )}
        </Rows>
        {(loaded.data ?? []).length > 0 && (
          <Group>
            <CallButton request={{ method: 'DELETE', path }}>Remove all faults</CallButton>
          </Group>
        )}
      </Stack>
    </>
  )
}
