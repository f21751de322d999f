import { messages } from '@callout/contracts/text/messages'
import { Button, Checkbox } from '@mantine/core'
import { useState } from 'react'
import { ChangeReview } from '../../../components/form/ChangeList.tsx'
import type { QuestionProps } from '../../../components/form/formTypes.ts'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { AppDialog, DialogActions } from '../../../components/overlays/AppDialog.tsx'
import { DoNotServiceNote } from '../../customers/picker/DoNotServiceNote.tsx'
import { ClashList } from '../../schedule/fields/ClashList.tsx'
import { UncheckedVisits } from '../../schedule/fields/UncheckedVisits.tsx'
import { visitCount } from '../../schedule/visits/visitCount.ts'
import { FieldChanges } from './FieldChanges.tsx'
import { useNames } from './EditJobProviders.tsx'
import type { EditJob } from './editJob.ts'
import type { PlanRow } from '../../visits/changes/changeRow.ts'
import { VisitChangeList } from '../../visits/changes/VisitChangeList.tsx'
import { planRows, planSentence } from './planRows.ts'
import { fieldLabels, type JobField } from './valueChanges.ts'
import { TotalsChange } from './TotalsChange.tsx'

function getTitle(rows: readonly PlanRow[]): string {
  const reached = rows.filter(({ kind }) => kind !== 'preserved').length
  return rows.length > 1 && reached > 0 ? `Save these changes to ${visitCount(reached)}?` : 'Save these changes?'
}

/** Names the changed fields for the confirmation button; fields that the user didn't edit change nothing. */
function formatAgreement(fields: readonly JobField[]): string {
  const named = fields.map((field) => fieldLabels[field].toLowerCase()).join(', ')
  return `I’ve reviewed these changes${named && `: ${named}`}.`
}

/** Shows the effects of a change and asks for confirmation (spec §5). */
export function ChangeReviewDialog({ page, question }: QuestionProps<EditJob>) {
  const { record: job, opened, base, isSaving, closeQuestion } = page
  const getName = useNames()
  const format = useFormat()
  const [isAgreed, setIsAgreed] = useState(false)
  const [isMissing, setIsMissing] = useState(false)
  const { preview, fields, conflict, isDoNotService, requestedCount } = question
  const values = page.form.getValues()
  const rows = planRows(preview, format, (id) => getName('staffIds', String(id)) ?? `#${id}`)
  const confirm = (): void => {
    setIsMissing(!isAgreed)
    if (isAgreed) page.confirm()
  }
  return (
    <AppDialog isOpen onClose={closeQuestion} title={getTitle(rows)} size={640}>
      <ChangeReview>
        {isDoNotService && <DoNotServiceNote />}
        {conflict && <ClashList conflict={conflict} values={values} />}
        <FieldChanges fields={fields} before={base} after={values} getName={getName} />
        {rows.length > 0 && (
          <section aria-label="Visits">
            <p className="bold">{planSentence(rows)}</p>
            <VisitChangeList rows={rows} />
            <UncheckedVisits count={requestedCount} />
          </section>
        )}
        <TotalsChange
          job={job}
          base={base}
          values={values}
          hasSeveralVisits={(opened.visits?.length ?? 0) > 1}
          reach={page.scope}
          plan={preview.plan}
        />
        <Checkbox
          data-autofocus
          label={formatAgreement(fields)}
          checked={isAgreed}
          error={isMissing && messages.agreeToUpdate}
          onChange={(event) => {
            setIsAgreed(event.currentTarget.checked)
            setIsMissing(false)
          }}
        />
      </ChangeReview>
      <DialogActions>
        <Button variant="default" onClick={closeQuestion}>
          Back to form
        </Button>
        <Button loading={isSaving} onClick={confirm}>
          {conflict || isDoNotService ? 'Save anyway' : 'Save changes'}
        </Button>
      </DialogActions>
    </AppDialog>
  )
}
