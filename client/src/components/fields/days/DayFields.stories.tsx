import { useState } from 'react'
import type { Meta, StoryObj } from '../../../workshop/csf.ts'
import { StoryForm } from '../../../workshop/StoryForm.tsx'
import { ClockField } from './ClockField.tsx'
import { DayField } from './DayField.tsx'
import { MonthCalendar } from './MonthCalendar.tsx'

export default {
  parameters: {
    gateway: {},
    docs: { description: { component: 'Days and times. Down opens the month; arrows, Home, End, Page Up and Page Down move in it.' } },
  },
} satisfies Meta

const closedOn = (date: string) => (date === '2026-11-26' ? 'Thanksgiving' : null)

function Day({ error }: { readonly error?: string }) {
  const [value, setValue] = useState('2026-11-25')
  return (
    <div style={{ maxWidth: 320 }}>
      <DayField label="Day" value={value} onChange={setValue} min="2026-11-10" closedOn={closedOn} error={error} isRequired />
    </div>
  )
}

export const Closed = () => <Day />

export const WithError = () => <Day error="Choose a day" />

export const Open: StoryObj = {
  render: () => <Day />,
  play: ({ canvasElement }) => canvasElement.querySelector('button')?.click(),
}

export const Month = () => (
  <MonthCalendar
    label="Days"
    selected={['2026-11-25']}
    onSelect={() => undefined}
    today="2026-11-23"
    min="2026-11-10"
    closedOn={closedOn}
  />
)

export const Clock = () => (
  <StoryForm values={{ start: '09:30' }} problems={{ start: 'Start before the end' }}>
    <ClockField name="start" label="Start" example="08:00" times={['08:00', '09:30', '13:00']} />
  </StoryForm>
)
