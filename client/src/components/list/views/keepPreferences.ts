import { showError } from '../../toasts/toasts.ts'
import { changeListPreferences, type ListPreferences, type ListWithPreferences } from './listPreferences.ts'

/** Returns false and shows an error if the browser's storage fails. */
export function keepPreferences(list: ListWithPreferences, change: Partial<ListPreferences>): boolean {
  try {
    changeListPreferences(list, change)
    return true
  } catch {
    showError('Couldn’t save this: your browser’s storage is full.')
    return false
  }
}
