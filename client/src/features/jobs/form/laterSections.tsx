import { DiscountFields } from '../../invoices/shared/money/DiscountFields.tsx'
import { LineItemsEditor } from '../../invoices/shared/money/LineItemsEditor.tsx'
import { TaxFields } from '../../invoices/shared/money/TaxFields.tsx'
import { StaffFields } from '../../schedule/shared/StaffFields.tsx'
import type { JobPage, JobSection } from './jobForm.ts'
import { MoreFields } from './MoreFields.tsx'
import classes from './JobForm.module.css'

/** The edited visit does not clash with itself. */
const Who = ({ page: { own, scope } }: { readonly page: JobPage }) => (
  <StaffFields knownStaff={own.knownStaff} excludeVisitId={scope?.scope === 'THIS' ? scope.visitId : null} />
)

const Money = ({ page: { own } }: { readonly page: JobPage }) => (
  <>
    <LineItemsEditor isBilled={own.isBilled === true} />
    <div className={classes.pair}>
      <DiscountFields />
      <TaxFields />
    </div>
  </>
)

const More = () => <MoreFields />

export const laterSections: readonly JobSection[] = [
  { title: 'Who', Fields: Who },
  { title: 'Line items', Fields: Money },
  { title: 'More', Fields: More },
]
