import { useCallback } from 'react'
import { useRankedStaff } from '../../../parts/staff/useRankedStaff.ts'
import type { JobFormValues } from '../form/jobFormValues.ts'
import type { FormLookups } from '../../../parts/company/useFormLookups.ts'
import { useTaxes } from '../../../parts/money/useTaxes.ts'
import type { EditedJob } from './editedJob.ts'
import type { NamesOf } from './valueWords.ts'

type Named = { readonly id: string; readonly name?: string | null }
const nameIn = (list: readonly Named[] | null | undefined, id: string): string | null => list?.find((one) => one.id === id)?.name ?? null

/** Names of whom and what the versions of a job refer to, as far as this page knows them. */
export function useNames(versions: readonly EditedJob[], { categories }: FormLookups, { categoryId, branchId }: JobFormValues): NamesOf {
  const { taxes } = useTaxes()
  const { staff } = useRankedStaff({ categoryId, branchId, propertyId: null, visitId: null, staff: [] }, {})
  return useCallback<NamesOf>(
    (field, id) => {
      const inVersions = (pick: (job: EditedJob) => readonly Named[]): string | null => nameIn(versions.flatMap(pick), id)
      if (field === 'customerId') return inVersions(({ customer }) => (customer ? [customer] : []))
      if (field === 'propertyId') return inVersions(({ property }) => (property ? [{ id: property.id, name: property.address }] : []))
      if (field === 'categoryId') return nameIn(categories, id)
      if (field === 'taxIds') return nameIn(taxes, id)
      if (field === 'formIds')
        return inVersions(({ forms }) => (forms ?? []).map(({ formId, formName }) => ({ id: formId, name: formName })))
      const people = versions.flatMap((job) => [...(job.staff ?? []), ...(job.visits ?? []).flatMap((visit) => visit.staff ?? [])])
      return field === 'staffIds' ? nameIn([...staff, ...people], id) : null
    },
    [versions, categories, taxes, staff],
  )
}
