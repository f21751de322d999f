import { createContext, type ReactNode, useCallback, useContext, useMemo } from 'react'
import type { OpenForm } from '../../../components/form/formTypes.ts'
import { useTaxes } from '../../lineItems/useTaxes.ts'
import { useRankedStaff } from '../../staff/team/useRankedStaff.ts'
import { useJobFormFormsQuery } from '../form/formChoices.generated.ts'
import { type EditedJob, ratesOf } from './editedJob.ts'
import type { EditJob } from './editJob.ts'
import type { NamesOf } from './valueText.ts'
import { OwnVisits } from '../../schedule/fields/useDayWarning.ts'
import { LookupsContext } from '../../settings/lookups/useFormLookups.ts'

const NamesContext = createContext<NamesOf>(() => null)

export const useNames = (): NamesOf => useContext(NamesContext)

type Named = { readonly id: string; readonly name?: string | null }
const nameIn = (list: readonly Named[] | null | undefined, id: string): string | null => list?.find((item) => item.id === id)?.name ?? null

function useNamesOf({ record, opened, stale, context, form }: OpenForm<EditJob>): NamesOf {
  const versions = useMemo(() => [record, opened, ...(stale ? [stale.record] : [])], [record, opened, stale])
  const { categoryId, branchId } = form.getValues()
  const { categories } = context.lookups
  const { taxes } = useTaxes()
  const offered = useJobFormFormsQuery().data?.forms.items
  const { people: staff } = useRankedStaff({ categoryId, branchId, propertyId: null, visitId: null, staff: [] }, {})
  return useCallback<NamesOf>(
    (field, id) => {
      const inVersions = (pick: (job: EditedJob) => readonly Named[]): string | null => nameIn(versions.flatMap(pick), id)
      if (field === 'customerId') return inVersions(({ customer }) => (customer ? [customer] : []))
      if (field === 'propertyId') return inVersions(({ property }) => (property ? [{ id: property.id, name: property.address }] : []))
      if (field === 'categoryId') return nameIn(categories, id)
      if (field === 'taxIds') return nameIn(taxes, id)
      if (field === 'formIds') {
        const forms = offered?.map(({ formName, ...rest }) => ({ id: rest.id, name: formName }))
        return nameIn(forms, id) ?? inVersions((job) => (job.forms ?? []).map(({ formId, formName }) => ({ id: formId, name: formName })))
      }
      const people = versions.flatMap((job) => [...(job.staff ?? []), ...(job.visits ?? []).flatMap((visit) => visit.staff ?? [])])
      return field === 'staffIds' ? nameIn([...staff, ...people], id) : null
    },
    [versions, categories, taxes, offered, staff],
  )
}

interface EditJobProvidersProps {
  readonly page: OpenForm<EditJob>
  readonly children: ReactNode
}

const noVisits: NonNullable<EditedJob['visits']> = []

export function EditJobProviders({ page, children }: EditJobProvidersProps) {
  const { lookups } = page.context
  const ownLookups = useMemo(() => ({ ...lookups, savedTaxes: ratesOf(page.record) }), [lookups, page.record])
  return (
    <OwnVisits value={page.opened.visits ?? noVisits}>
      <LookupsContext value={ownLookups}>
        <Names page={page}>{children}</Names>
      </LookupsContext>
    </OwnVisits>
  )
}

const Names = ({ page, children }: EditJobProvidersProps) => <NamesContext value={useNamesOf(page)}>{children}</NamesContext>
