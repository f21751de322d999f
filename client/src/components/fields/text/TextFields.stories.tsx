import type { Meta } from '../../../workshop/csf.ts'
import { StoryForm } from '../../../workshop/StoryForm.tsx'
import { LongTextField } from './LongTextField.tsx'
import { NumberField } from './NumberField.tsx'
import { TextField } from './TextField.tsx'

export default {
  parameters: { docs: { description: { component: 'Text, long text and numbers. A number is formatted when the focus leaves it.' } } },
} satisfies Meta

const labels = { plate: 'Plate', notes: 'Notes' }

const Fields = () => (
  <>
    <TextField name="plate" isRequired description="As on the license plate" />
    <LongTextField name="notes" />
    <NumberField name="distance" label="Distance" suffix=" km" />
  </>
)

export const Empty = () => (
  <StoryForm labels={labels} values={{ plate: '', notes: '', distance: '' }}>
    <Fields />
  </StoryForm>
)

export const Filled = () => (
  <StoryForm labels={labels} values={{ plate: 'OR 100', notes: 'Pulls to the left.\nNew tires in May.', distance: 12_500 }}>
    <Fields />
  </StoryForm>
)

export const WithErrors = () => (
  <StoryForm
    labels={labels}
    values={{ plate: '', notes: 'x', distance: 3 }}
    problems={{ plate: 'Enter a plate', notes: 'Enter at least 10 characters' }}
  >
    <Fields />
  </StoryForm>
)
