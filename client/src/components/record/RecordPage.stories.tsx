import type { Meta, StoryObj } from '../../workshop/csf.ts'
import { RecordPage } from './RecordPage.tsx'
import { vanRecord } from './testing/sampleRecord.tsx'

export default {
  parameters: {
    docs: { description: { component: 'A declared record. Escape leads back to the list; w is the shortcut of its action.' } },
  },
} satisfies Meta

const van = { __typename: 'Van', id: '7', plate: 'OR 700', driver: 'Ana Silva', notes: 'Pulls to the left.' }
const render = () => <RecordPage kind={vanRecord} param="*" />

export const Complete: StoryObj = { parameters: { gateway: { Van: { van } } }, render }

export const FieldsMissing: StoryObj = { parameters: { gateway: { Van: { van: { ...van, driver: null, notes: null } } } }, render }

export const Loading: StoryObj = { parameters: { gateway: {} }, render }
