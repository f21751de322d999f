import { skipToken } from '@apollo/client/react'
import { useMemo } from 'react'
import { useListBranchesQuery } from './choices.generated.ts'

export function useBranchNames(isRequested: boolean): ReadonlyMap<string, string> {
  const { data } = useListBranchesQuery(isRequested ? {} : skipToken)
  return useMemo(() => new Map(data?.branches.items.flatMap(({ id, name }) => (name === null ? [] : [[id, name] as const]))), [data])
}
