import { useState } from 'react'
import { readDeviceCodes, saveDeviceCodes } from './accountingCodes.ts'

/** The accounts, tax codes and items of the accounting program, and changes that are not saved yet. */
export function useAccountingCodes() {
  const [saved, setSaved] = useState(readDeviceCodes)
  const [codes, change] = useState(saved)
  return {
    codes,
    change,
    isChanged: codes !== saved,
    isSaving: false,
    note: 'Saved on this device until you sign out.',
    save: (): void => {
      saveDeviceCodes(codes)
      setSaved(codes)
    },
  }
}
