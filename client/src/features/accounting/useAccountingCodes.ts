import type { AccountingCode } from '@callout/contracts/settings/schemas'
import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { useLoaded } from '../../components/states/useLoaded.ts'
import { showError, showSuccess } from '../../components/toasts/toasts.ts'
import { toApiError } from '../../lib/api/apiError.ts'
import { useHasAuthority } from '../../lib/session/useAuthority.ts'
import { loadCodes, saveCodes, type SavedCodes } from './accountingCodes.ts'

const noCodes: SavedCodes = { codes: [], place: 'device' }

/** The accounts, tax codes and items of the accounting program, and changes that are not saved yet. */
export function useAccountingCodes() {
  const client = useApolloClient()
  const mayChangeSettings = useHasAuthority('manage_settings')
  const loaded = useLoaded(`codes ${mayChangeSettings}`, () => loadCodes(client, mayChangeSettings))
  const [saved, setSaved] = useState<SavedCodes | null>(null)
  const [draft, change] = useState<readonly AccountingCode[] | null>(null)
  const [isSaving, setIsSaving] = useState(false)
  const current = saved ?? loaded.data ?? noCodes
  const codes = draft ?? current.codes

  const save = async (): Promise<void> => {
    setIsSaving(true)
    try {
      const now = await saveCodes(client, { codes, place: current.place })
      setSaved(now)
      change((latest) => (latest === codes ? null : latest))
      showSuccess(now.place === 'settings' ? 'Codes saved' : 'Codes saved on this device')
    } catch (error) {
      showError(toApiError(error).message)
    } finally {
      setIsSaving(false)
    }
  }
  return {
    isReady: loaded.data !== null,
    codes,
    change,
    isChanged: draft !== null,
    isSaving,
    place: current.place,
    save: () => void save(),
  }
}
export type AccountingCodes = ReturnType<typeof useAccountingCodes>
