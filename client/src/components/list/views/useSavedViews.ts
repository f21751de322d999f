import { offerUndo } from '../../toasts/offerUndo.tsx'
import { showSuccess } from '../../toasts/toasts.ts'
import type { List } from '../defineList.ts'
import { keepPreferences } from './keepPreferences.ts'
import { type ListWithPreferences, readSaved, type SavedView } from './listPreferences.ts'
import { useListPreferences } from './useListPreferences.ts'

const newId = (): string => `v${Date.now().toString(36)}${Math.floor(Math.random() * 1000).toString(36)}`

function remove(list: ListWithPreferences, view: SavedView): void {
  const before = readSaved(list)
  const place = before.views.indexOf(view)
  const views = before.views.filter(({ id }) => id !== view.id)
  const defaultView = before.defaultView === view.id ? null : before.defaultView
  if (!keepPreferences(list, { views, defaultView })) return
  const putBack = (): void => {
    const now = readSaved(list)
    keepPreferences(list, {
      views: now.views.toSpliced(place, 0, view),
      defaultView: before.defaultView === view.id ? view.id : now.defaultView,
    })
  }
  void offerUndo({ message: `View “${view.name}” deleted`, onUndo: putBack })
}

export function useSavedViews(list: ListWithPreferences & Pick<List, 'noun'>) {
  const { views, defaultView } = useListPreferences(list)
  return {
    views,
    defaultView,
    /** Returns the new view's id; null if storage failed. */
    add: (content: Omit<SavedView, 'id'>): string | null => {
      const id = newId()
      if (!keepPreferences(list, { views: [...readSaved(list).views, { id, ...content }] })) return null
      showSuccess(`View “${content.name}” saved`)
      return id
    },
    update: ({ id }: SavedView, content: Partial<SavedView>): void => {
      if (keepPreferences(list, { views: readSaved(list).views.map((view) => (view.id === id ? { ...view, ...content } : view)) }))
        showSuccess('View saved')
    },
    remove: (view: SavedView): void => remove(list, view),
    setDefault: (view: SavedView | null): void => {
      if (keepPreferences(list, { defaultView: view?.id ?? null }))
        showSuccess(`The list now opens with ${view ? `“${view.name}”` : `all ${list.noun.many}`}`)
    },
  }
}
