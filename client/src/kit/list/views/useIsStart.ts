import { useState } from 'react'
import { useLocation } from 'react-router'
import { type KeepingList, readKept } from './keptList.ts'

/**
 * Whether somebody has come to the plain address who opens the list with a view. It is decided on arrival: whoever clears
 * the filters afterwards sees all rows.
 */
export function useIsStart(list: KeepingList): boolean {
  const { search } = useLocation()
  const [isStart, setIsStart] = useState(() => search === '' && readKept(list).defaultView !== null)
  if (isStart && search !== '') setIsStart(false)
  return isStart && search === ''
}
