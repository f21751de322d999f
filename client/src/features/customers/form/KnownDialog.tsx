import { useNavigate } from 'react-router'
import type { QuestionProps } from '../../../kit/form/defineForm.ts'
import { QuestionDialog } from '../../../kit/form/QuestionDialog.tsx'
import { DuplicateProblem } from '../../../parts/customers/DuplicateProblem.tsx'
import { paths } from '../../../shared/paths.ts'
import type { CustomerForm } from './customerFormValues.ts'

/** Somebody of that name, email or phone is known already. */
export function KnownDialog({ page, question }: QuestionProps<CustomerForm>) {
  const navigate = useNavigate()
  const open = (id: string): void => {
    page.closeQuestion()
    void navigate(paths.customer(id))
  }
  return (
    <QuestionDialog page={page} title="Save this customer?" confirm="Save anyway">
      <DuplicateProblem matches={question} onTake={open} />
    </QuestionDialog>
  )
}
