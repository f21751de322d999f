import { useFormContext } from 'react-hook-form'
import type { ServiceChoiceFragment } from '../../lineItems/services.generated.ts'
import { useLookups } from '../../settings/lookups/useFormLookups.ts'
import type { JobFormValues } from './jobFormValues.ts'

/** Returns a function that sets the form's category to that of a price list item, unless one was chosen before. */
export function useCategoryOfItem(): (item: Pick<ServiceChoiceFragment, 'categoryId'>) => void {
  const { getValues, setValue } = useFormContext<JobFormValues>()
  const { categories } = useLookups()
  return ({ categoryId }) => {
    if (getValues('categoryId') === '' && categories.some(({ id }) => id === categoryId))
      setValue('categoryId', categoryId ?? '', { shouldDirty: true, shouldValidate: true })
  }
}
