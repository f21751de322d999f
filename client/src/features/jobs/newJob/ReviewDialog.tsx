import { Button, Text } from '@mantine/core'
import type { QuestionProps } from '../../../components/form/formTypes.ts'
import { AppDialog, DialogActions } from '../../../components/overlays/AppDialog.tsx'
import { DoNotServiceNote } from '../../customers/picker/DoNotServiceNote.tsx'
import { TotalsPanel } from '../../lineItems/TotalsPanel.tsx'
import { useDayWarning } from '../../schedule/fields/useDayWarning.ts'
import { useVisitSlots } from '../../schedule/fields/useVisitSlots.ts'
import { visitCount } from '../../schedule/visits/visitCount.ts'
import { VisitDates } from '../../schedule/fields/VisitDates.tsx'
import type { Conflict } from '../../schedule/fields/conflict.ts'
import { ClashList } from '../../schedule/fields/ClashList.tsx'
import { UncheckedVisits } from '../../schedule/fields/UncheckedVisits.tsx'
import type { NewJob } from './newJob.ts'
import classes from '../form/JobForm.module.css'

/** A conflict without visits is a day off, or one that the backend doesn’t explain. */
function getTitle(isDoNotService: boolean, conflict: Conflict | null): string {
  if (isDoNotService || conflict?.visits.length === 0) return 'Book this job anyway?'
  return conflict ? 'Someone is busy at that time' : 'Create these visits?'
}

export function ReviewDialog({ page, question: { conflict, isDoNotService } }: QuestionProps<NewJob>) {
  const { isSaving, closeQuestion, confirm } = page
  const { getValues } = page.form
  const { slots, skipped, sentence } = useVisitSlots()
  const warningOn = useDayWarning()
  const hasClash = conflict !== null
  const isPossibleDuplicate = hasClash || isDoNotService
  return (
    <AppDialog isOpen onClose={closeQuestion} title={getTitle(isDoNotService, conflict)} size={560}>
      <div className={`stack gap16 ${classes.review}`}>
        {isDoNotService && <DoNotServiceNote />}
        {conflict && <ClashList conflict={conflict} values={getValues()} />}
        {slots.length > 0 && (
          <div>
            <Text fw={600}>
              {visitCount(slots.length)}
              {skipped.length > 0 && `, ${skipped.length} skipped`}
            </Text>
            {sentence && <p>{sentence}</p>}
            <VisitDates slots={slots} skipped={skipped} warningOn={warningOn} />
            <UncheckedVisits count={getValues('staffIds').length > 0 ? slots.length : 0} />
          </div>
        )}
        <TotalsPanel />
      </div>
      <DialogActions>
        <Button variant="default" onClick={closeQuestion}>
          Back to form
        </Button>
        <Button loading={isSaving} onClick={confirm} data-autofocus={!isPossibleDuplicate || undefined}>
          {isPossibleDuplicate ? 'Book anyway' : 'Create job'}
        </Button>
      </DialogActions>
    </AppDialog>
  )
}
