import { useEffect, useState } from 'react'
import { type ProfileSummary, readSummary } from './profileSummary.ts'
import { useSessionValue } from './useSessionValue.ts'

/** The decrypted profile summary; null until it is there, and where there is none. */
export function useProfileSummary(): ProfileSummary | null {
  const sealed = useSessionValue('profileSummary')
  const [summary, setSummary] = useState<ProfileSummary | null>(null)
  useEffect(() => {
    let isCurrent = true
    void readSummary().then((read) => isCurrent && setSummary(read))
    return () => {
      isCurrent = false
    }
  }, [sealed])
  return sealed === null ? null : summary
}
