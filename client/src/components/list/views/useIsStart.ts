import { useState } from 'react'
import { useLocation } from 'react-router'
import { type StartingList, useDefaultView } from './useKeptList.ts'

/**
 * Whether somebody has come to the plain address who opens the list with a view. It is decided on arrival: whoever clears
 * the filters afterwards sees all rows.
 */
export function useIsStart(list: StartingList): boolean {
  const { search } = useLocation()
  const hasView = useDefaultView(list) !== null
  const [isStart, setIsStart] = useState(search === '' && hasView)
  if (isStart && search !== '') setIsStart(false)
  return isStart && search === ''
}
