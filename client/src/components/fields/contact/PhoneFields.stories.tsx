import type { Meta } from '../../../workshop/csf.ts'
import { StoryForm } from '../../../workshop/StoryForm.tsx'
import { PhoneFields } from './PhoneFields.tsx'

const countries = [
  { __typename: 'Country', id: '1', code: 'US', name: 'United States', dialCode: '+1' },
  { __typename: 'Country', id: '2', code: 'GB', name: 'United Kingdom', dialCode: '+44' },
]

export default {
  parameters: {
    gateway: { DialCodes: { countries } },
    docs: { description: { component: 'Country code and digits. Pasting a number removes brackets and spaces.' } },
  },
} satisfies Meta

const labels = { phone: 'Phone' }

export const Filled = () => (
  <StoryForm labels={labels} values={{ phone: '5550100123', phoneCountryCode: '1' }}>
    <PhoneFields isRequired />
  </StoryForm>
)

export const WithError = () => (
  <StoryForm labels={labels} values={{ phone: '12', phoneCountryCode: '44' }} problems={{ phone: 'Enter a valid phone number' }}>
    <PhoneFields isRequired />
  </StoryForm>
)
