import { messages } from '@callout/contracts/messages'
import { Button, Checkbox } from '@mantine/core'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useFormat } from '../../../shared/format/useFormat.ts'
import { AppDialog, DialogActions } from '../../../shared/ui/AppDialog.tsx'
import { ClashList } from '../../../parts/schedule/ClashList.tsx'
import { UnaskedVisits } from '../../../parts/schedule/UnaskedVisits.tsx'
import type { JobFormValues } from '../form/jobFormValues.ts'
import { visitCount } from '../../../parts/schedule/visitCount.ts'
import { FieldChanges } from './FieldChanges.tsx'
import type { EditedJob } from './editedJob.ts'
import { PlanList } from './PlanList.tsx'
import { type PlanRow, planRows, planSentence } from './planRows.ts'
import { TotalsChange } from './TotalsChange.tsx'
import type { ChangeReview, UpdateJob } from './useUpdateJob.ts'
import type { NamesOf } from './valueWords.ts'
import classes from './Editing.module.css'

interface ChangeReviewDialogProps {
  readonly saving: UpdateJob
  readonly review: ChangeReview
  readonly job: EditedJob
  readonly base: JobFormValues
  readonly hasSeveralVisits: boolean
  readonly nameOf: NamesOf
}

/** With how many visits it reaches, where there are several. */
function titleOf(rows: readonly PlanRow[]): string {
  const reached = rows.filter(({ kind }) => kind !== 'kept').length
  return rows.length > 1 && reached > 0 ? `Save these changes to ${visitCount(reached)}?` : 'Save these changes?'
}

/** What the change does, and the agreement without which nothing is saved (spec §5). */
export function ChangeReviewDialog({ saving, review, job, base, hasSeveralVisits, nameOf }: ChangeReviewDialogProps) {
  const { getValues } = useFormContext<JobFormValues>()
  const format = useFormat()
  const [isAgreed, setIsAgreed] = useState(false)
  const [isMissing, setIsMissing] = useState(false)
  const { look, fields, clashes, wantedCount } = review
  const values = getValues()
  const rows = planRows(look, format, (id) => nameOf('staffIds', String(id)) ?? `#${id}`)
  const confirm = (): void => {
    setIsMissing(!isAgreed)
    if (isAgreed) saving.confirm()
  }
  return (
    <AppDialog isOpen onClose={saving.closeReview} title={titleOf(rows)} size={640}>
      <div className={classes.review}>
        {clashes.length > 0 && <ClashList clashes={clashes} values={values} />}
        <FieldChanges fields={fields} before={base} after={values} nameOf={nameOf} />
        {rows.length > 0 && (
          <section aria-label="Visits">
            <p className={classes.sentence}>{planSentence(rows)}</p>
            <PlanList rows={rows} />
            <UnaskedVisits count={wantedCount} />
          </section>
        )}
        <TotalsChange job={job} base={base} values={values} hasSeveralVisits={hasSeveralVisits} />
        <Checkbox
          data-autofocus
          label="I’ve reviewed these changes and agree to them."
          checked={isAgreed}
          error={isMissing && messages.agreeToUpdate}
          onChange={(event) => {
            setIsAgreed(event.currentTarget.checked)
            setIsMissing(false)
          }}
        />
      </div>
      <DialogActions>
        <Button variant="default" onClick={saving.closeReview}>
          Back to form
        </Button>
        <Button loading={saving.isSaving} onClick={confirm}>
          {clashes.length > 0 ? 'Save anyway' : 'Save changes'}
        </Button>
      </DialogActions>
    </AppDialog>
  )
}
