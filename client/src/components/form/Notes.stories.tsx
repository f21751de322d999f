import type { Meta } from '../../workshop/csf.ts'
import { BeforeAfter, ChangedField, ChangeList, ChangeReview } from './ChangeList.tsx'
import { RequiredNote } from './RequiredNote.tsx'
import { SavedAlreadyAlert, SavedAlreadyDialog } from './SavedAlready.tsx'

export default {
  parameters: { docs: { description: { component: 'Notes and questions around a form: changes, uncertain saves.' } } },
} satisfies Meta

const nothing = (): void => undefined

export const Required = () => <RequiredNote />

export const Changes = () => (
  <ChangeReview>
    <ChangeList>
      <ChangedField label="Plate">
        <BeforeAfter before="OR 100" after="OR 200" />
      </ChangedField>
      <ChangedField label="Driver">
        <BeforeAfter before={null} after="Ana Silva" />
      </ChangedField>
      <ChangedField label="Notes">
        <BeforeAfter before="Pulls to the left" after={null} />
      </ChangedField>
    </ChangeList>
  </ChangeReview>
)

export const MaybeSaved = () => <SavedAlreadyAlert name="Maria Lopez" isSaving={false} onUse={nothing} onAgain={nothing} />

export const MaybeSavedDialog = () => (
  <SavedAlreadyDialog name={null} isSaving={false} onUse={nothing} onAgain={nothing} onClose={nothing} />
)
