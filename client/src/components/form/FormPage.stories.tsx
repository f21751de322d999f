import type { Meta, StoryObj } from '../../workshop/csf.ts'
import { FormGate, FormPage } from './FormPage.tsx'
import { FormSkeleton } from './FormLayout.tsx'
import { type Van, vanForm } from './testing/sampleForm.tsx'

export default {
  parameters: {
    gateway: {},
    docs: { description: { component: 'A declared form. Ctrl Enter saves; a save with errors focuses the first field with one.' } },
  },
} satisfies Meta

const van: Van = { id: '7', plate: 'OR 200', driver: 'Ana Silva', version: 3 }
const page = (record: Van | null) => (
  <FormGate form={vanForm} label="Van form">
    <FormPage
      form={vanForm}
      label="Van form"
      start={{ context: { depot: 'Salem' }, record, title: record?.plate ?? 'New van' }}
      error={null}
      onRetry={() => undefined}
    />
  </FormGate>
)

export const New: StoryObj = { render: () => page(null) }

export const Edit: StoryObj = { render: () => page(van) }

export const Loading = () => <FormSkeleton titles={['Van', 'Papers']} />
