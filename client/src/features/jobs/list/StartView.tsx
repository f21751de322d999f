import { Navigate } from 'react-router'
import { useFormat } from '../../../shared/format/useFormat.ts'
import { writeJobList } from './jobListState.ts'
import { allJobs, builtInViews, stateOfView } from './listViews.ts'
import { useKeptList } from './useKeptList.ts'

/** Leads from the plain address to the view with which this person opens the list. */
export function StartView() {
  const { views, defaultView } = useKeptList()
  const { today } = useFormat()
  const view = [...builtInViews, ...views].find(({ id }) => id === defaultView) ?? allJobs
  return <Navigate to={{ search: writeJobList(stateOfView(view, today())).toString() }} replace />
}
