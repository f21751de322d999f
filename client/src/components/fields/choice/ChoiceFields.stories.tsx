import { useState } from 'react'
import type { Meta, StoryObj } from '../../../workshop/csf.ts'
import { StoryForm } from '../../../workshop/StoryForm.tsx'
import { ChoiceField } from './ChoiceField.tsx'
import { FlagField } from './FlagField.tsx'
import { PickField } from './PickField.tsx'
import { TagsField } from './TagsField.tsx'

export default {
  parameters: {
    docs: {
      description: { component: 'Choices. In the pick list Down opens and moves, Enter chooses, Escape closes; the switch takes Space.' },
    },
  },
} satisfies Meta

const fuels = [
  { value: 'DIESEL', label: 'Diesel' },
  { value: 'ELECTRIC', label: 'Electric' },
]
const labels = { isFree: 'Free', tags: 'Tags' }

const Fields = () => (
  <>
    <ChoiceField name="fuel" label="Fuel" choices={fuels} none="Not set" isRequired />
    <FlagField name="isFree" description="Shown in the list of free vans" />
    <TagsField name="tags" />
  </>
)

export const Filled = () => (
  <StoryForm labels={labels} values={{ fuel: 'DIESEL', isFree: true, tags: ['long', 'ladder'] }}>
    <Fields />
  </StoryForm>
)

export const WithErrors = () => (
  <StoryForm
    labels={labels}
    values={{ fuel: null, isFree: false, tags: [] }}
    problems={{ fuel: 'Choose a fuel', tags: 'Use at most 5 tags' }}
  >
    <Fields />
  </StoryForm>
)

function FuelPick({ choices, search }: Pick<Parameters<typeof PickField>[0], 'choices' | 'search'>) {
  const [value, setValue] = useState('')
  return (
    <div style={{ maxWidth: 320 }}>
      <PickField
        label="Fuel"
        choices={choices}
        value={value}
        onChange={setValue}
        placeholder="Choose a fuel"
        listLabel="Fuels"
        search={search}
        isRequired
      />
    </div>
  )
}
const open: StoryObj['play'] = ({ canvasElement }) => canvasElement.querySelector('input')?.click()

export const PickOpen: StoryObj = { render: () => <FuelPick choices={fuels} />, play: open }

export const PickWaiting: StoryObj = { render: () => <FuelPick choices="waiting" search="Name" />, play: open }

export const PickFailed: StoryObj = { render: () => <FuelPick choices="failed" search="Name" />, play: open }
