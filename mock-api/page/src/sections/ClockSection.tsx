import { Button, Group, Paper, Stack, Text, TextInput } from '@mantine/core'
import { type FormEvent, useEffect, useState } from 'react'
import { run } from '../control/call.ts'
import { formatInstant } from '../control/format.ts'
import { useControl } from '../control/useControl.ts'
import type { ClockView } from '../control/views.ts'
import { CallButton } from '../shell/CallButton.tsx'
import { SectionHead } from '../shell/SectionHead.tsx'

const path = '/control/clock'
const steps = [
  ['+1 hour', '1h'],
  ['+1 day', '1d'],
  ['+8 days', '8d'],
] as const

/** The clock's time, which goes on between two replies. */
function useRunningClock(clock: ClockView | undefined): number | undefined {
  const [now, setNow] = useState(clock?.now)
  useEffect(() => {
    setNow(clock?.now)
    const timer = setInterval(() => setNow((former) => (former === undefined || clock?.frozen ? former : former + 1)), 1000)
    return () => clearInterval(timer)
  }, [clock])
  return now
}

function ClockForm() {
  const [time, setTime] = useState('')
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (time !== '') void run({ method: 'POST', path, body: { now: Math.floor(new Date(time).getTime() / 1000) } })
  }
  return (
    <form onSubmit={submit}>
      <Group align="end" gap="xs">
        <TextInput
          type="datetime-local"
          label="Time"
          required
          withAsterisk={false}
          value={time}
          onChange={({ currentTarget }) => setTime(currentTarget.value)}
        />
        <Button type="submit" variant="default">
          Set the clock
        </Button>
      </Group>
    </form>
  )
}

export function ClockSection() {
  const { data: clock, error } = useControl<ClockView>(path)
  const now = useRunningClock(clock)
  return (
    <>
      <SectionHead title="Clock" calls={['POST /control/clock', 'DELETE /control/clock']}>
        The time that the mock takes for now. Client tabs that this page opens follow it. Reminders that become due are sent.
      </SectionHead>
      <Stack gap="lg">
        <Paper withBorder p="md">
          <Text fz={22} lh="28px" fw={620} className="tabular" role="timer" aria-label="Clock" title={clock?.iso}>
            {error ?? (now === undefined ? '…' : formatInstant(now))}
          </Text>
          <Text c="dimmed">{clock?.frozen ? 'Stopped' : 'Running'}</Text>
        </Paper>
        <Group gap="xs">
          {steps.map(([label, advance]) => (
            <CallButton key={label} request={{ method: 'POST', path, body: { advance } }}>
              {label}
            </CallButton>
          ))}
        </Group>
        <Group gap="xs">
          <CallButton request={{ method: 'POST', path, body: { frozen: true } }}>Stop</CallButton>
          <CallButton request={{ method: 'POST', path, body: { frozen: false } }}>Run</CallButton>
          <CallButton request={{ method: 'DELETE', path }}>Machine’s time</CallButton>
        </Group>
        <ClockForm />
      </Stack>
    </>
  )
}
