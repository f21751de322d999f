import { skipToken } from '@apollo/client/react'
import type { Choosable } from '../../kit/list/defineList.ts'
import { useListCategoriesQuery } from '../../parts/company/choices.generated.ts'

const none: readonly never[] = []

/** The trades that can be chosen; where they are not wanted nothing is asked. */
export function useCategories(isWanted: boolean): readonly Choosable[] {
  const { data } = useListCategoriesQuery(isWanted ? {} : skipToken)
  return data?.ownCategories.items ?? none
}
