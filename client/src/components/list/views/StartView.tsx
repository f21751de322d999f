import { Navigate } from 'react-router'
import { useFormat } from '../../../lib/format/useFormat.ts'
import type { List } from '../defineList.ts'
import { writeState } from '../listState.ts'
import { stateOfView } from './listViews.ts'
import { useDefaultView, useKeptList } from './useKeptList.ts'

/** Leads from the plain address to the view with which this person opens the list. */
export function StartView({ list }: { readonly list: List }) {
  const { views } = useKeptList(list)
  const defaultView = useDefaultView(list)
  const { today } = useFormat()
  const view = [...list.views, ...views].find(({ id }) => id === defaultView) ?? list.views[0]
  return <Navigate to={{ search: writeState(list, stateOfView(list, view, today())).toString() }} replace />
}
