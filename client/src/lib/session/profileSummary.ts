import { browserKeys, type KeyStore } from '../offline/keyStore.ts'
import { encrypt, decrypt } from '../offline/encryption.ts'
import { readSession, writeSession, useSessionValue } from './session.ts'
import { displayName, type SessionUser } from './storeUser.ts'
import { useEffect, useState } from 'react'

/** Profile data available before the server has answered (spec §3 "an encrypted profile summary"). */
export interface ProfileSummary {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly userType: string | null
  readonly organizationName: string | null
  readonly phone: string | null
  readonly authorities: readonly string[]
  readonly subscription: SummarySubscription | null
}

export interface SummarySubscription {
  readonly purchaseSkuName: string | null
  readonly userPurchaseSku: string | null
  readonly freeTrialDays: number | null
  readonly remainingDays: number | null
}

export interface SummarisedUser extends SessionUser {
  readonly id: string
  readonly userProfileDetails?: {
    readonly organizationName?: string | null
    readonly phone?: string | null
    readonly authorities?: readonly string[] | null
  } | null
  readonly subscriptionDetails?: SummarySubscription | null
}

export const summaryOf = (user: SummarisedUser): ProfileSummary => ({
  id: user.id,
  name: displayName(user),
  email: user.email ?? '',
  userType: user.userType ?? null,
  organizationName: user.userProfileDetails?.organizationName ?? null,
  phone: user.userProfileDetails?.phone ?? null,
  authorities: user.userProfileDetails?.authorities ?? [],
  subscription: user.subscriptionDetails
    ? {
        purchaseSkuName: user.subscriptionDetails.purchaseSkuName,
        userPurchaseSku: user.subscriptionDetails.userPurchaseSku,
        freeTrialDays: user.subscriptionDetails.freeTrialDays,
        remainingDays: user.subscriptionDetails.remainingDays,
      }
    : null,
})

export async function saveProfileSummary(summary: ProfileSummary, keys: KeyStore = browserKeys): Promise<void> {
  const token = readSession('authToken')
  const sealed = await encrypt(JSON.stringify(summary), keys).catch(() => null)
  // The user may have signed out meanwhile.
  if (token !== null && readSession('authToken') === token) writeSession({ profileSummary: sealed })
}

/** The signed-in user's summary, or null. */
export async function readSummary(keys: KeyStore = browserKeys): Promise<ProfileSummary | null> {
  const sealed = readSession('profileSummary')
  const text = sealed && (await decrypt(sealed, keys))
  return text ? (JSON.parse(text) as ProfileSummary) : null
}

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
