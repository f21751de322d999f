import { skipToken } from '@apollo/client/react'
import type { Choosable } from '../../../components/list/defineList.ts'
import { useListCategoriesQuery } from '../../branches/shared/choices.generated.ts'

const none: readonly never[] = []

/** The categories that a filter chooses from; where they are not wanted nothing is asked. */
export function useCategories(isWanted: boolean): readonly Choosable[] {
  const { data } = useListCategoriesQuery(isWanted ? {} : skipToken)
  return data?.ownCategories.items ?? none
}
