import { Button, Text } from '@mantine/core'
import { useFormContext } from 'react-hook-form'
import { AppDialog, DialogActions } from '../../../shared/ui/AppDialog.tsx'
import { SumList } from '../money/SumList.tsx'
import { useDayWarning } from '../schedule/useDayWarning.ts'
import { visitCount } from '../schedule/visitCount.ts'
import { VisitDates } from '../schedule/VisitDates.tsx'
import { ClashList } from './ClashList.tsx'
import type { JobFormValues } from './jobFormValues.ts'
import type { CreateJob } from './useCreateJob.ts'
import classes from './JobForm.module.css'

/** What will be saved: every date, the rule, the sums, and who is busy. */
export function ReviewDialog({ saving }: { readonly saving: CreateJob }) {
  const { review, isSaving, closeReview, confirm } = saving
  const { getValues } = useFormContext<JobFormValues>()
  const warningOn = useDayWarning()
  if (!review) return null
  const { preview, clashes } = review
  const hasClash = clashes.length > 0
  const skipped = preview?.skipped ?? []
  return (
    <AppDialog isOpen onClose={closeReview} title={hasClash ? 'Somebody is busy at that time' : 'Create these visits?'} size={560}>
      <div className={classes.review}>
        {hasClash && <ClashList clashes={clashes} values={getValues()} />}
        {preview && (
          <div>
            <Text fw={600}>
              {visitCount(preview.count)}
              {skipped.length > 0 && `, ${skipped.length} left out`}
            </Text>
            {preview.sentence && <p>{preview.sentence}</p>}
            <VisitDates slots={preview.dates} skipped={skipped} warningOn={warningOn} />
          </div>
        )}
        {preview?.totals && (
          <SumList sums={preview.totals} currencyCode={preview.totals.currencyCode} discount={getValues()} visits={preview.count} />
        )}
      </div>
      <DialogActions>
        <Button variant="default" onClick={closeReview}>
          Back to the form
        </Button>
        <Button loading={isSaving} onClick={confirm} data-autofocus={!hasClash || undefined}>
          {hasClash ? 'Book anyway' : 'Create job'}
        </Button>
      </DialogActions>
    </AppDialog>
  )
}
