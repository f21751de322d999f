import type { StaffSearch } from '../../../parts/staff/useRankedStaff.ts'
import { DiscountFields } from '../../../parts/money/DiscountFields.tsx'
import { LineItemsEditor } from '../../../parts/money/LineItemsEditor.tsx'
import { TaxFields } from '../../../parts/money/TaxFields.tsx'
import { StaffFields } from '../../../parts/schedule/StaffFields.tsx'
import { FormSection } from './FormSection.tsx'
import { MoreFields } from './MoreFields.tsx'
import classes from './JobForm.module.css'

export interface LaterSectionsProps {
  /** Staff whose names are known already: those of the job that is edited or copied. */
  readonly knownStaff?: NonNullable<StaffSearch['staff']>
  /** The visit that is planned anew: it does not clash with itself. */
  readonly excludeVisitId?: string | null
}

/** The sections below the first screen: their code follows that of the first ones. */
export function LaterSections({ knownStaff, excludeVisitId }: LaterSectionsProps) {
  return (
    <>
      <FormSection title="Who">
        <StaffFields knownStaff={knownStaff} excludeVisitId={excludeVisitId} />
      </FormSection>
      <FormSection title="Line items">
        <LineItemsEditor />
        <div className={classes.pair}>
          <DiscountFields />
          <TaxFields />
        </div>
      </FormSection>
      <FormSection title="More">
        <MoreFields />
      </FormSection>
    </>
  )
}
