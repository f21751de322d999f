import type { ApolloClient } from '@apollo/client'
import { accountingKind, accountingLayout } from '@callout/contracts/settings/codes'
import { AccountingCode } from '@callout/contracts/settings/schemas'
import { z } from '@callout/contracts/wire/zod'
import { requiredData } from '../../lib/api/requiredData.ts'
import { preferenceKey } from '../../lib/preferences/preferenceKeys.ts'
import { browserStore } from '../../lib/preferences/storage.ts'
import { readSession } from '../../lib/session/session.ts'
import { AccountingCodesDocument, type AccountingCodePartsFragment, SaveAccountingCodesDocument } from './accounting.generated.ts'

/** Codes, and where they are saved: with the company's settings, or on this device until the user signs out. */
export interface SavedCodes {
  readonly codes: readonly AccountingCode[]
  readonly place: 'settings' | 'device'
}

const layouts = { quickbooks: 'QUICKBOOKS', xero: 'XERO', journal: 'JOURNAL' } as const
const kinds = { account: 'ACCOUNT', tax: 'TAX', item: 'ITEM' } as const

const fromGateway = ({ layout, kind, name, code }: AccountingCodePartsFragment): AccountingCode => ({
  layout: accountingLayout[layout].code,
  kind: accountingKind[kind].code,
  name,
  code,
})
const toGateway = ({ layout, kind, name, code }: AccountingCode): AccountingCodePartsFragment => ({
  layout: layouts[layout],
  kind: kinds[kind],
  name,
  code,
})

const deviceKey = (): string => preferenceKey('accountingCodes', readSession('authEmail'))

/** null: none are saved. */
function readDeviceCodes(): readonly AccountingCode[] | null {
  try {
    return z.array(AccountingCode).parse(JSON.parse(browserStore.read(deviceKey()) ?? ''))
  } catch {
    return null
  }
}

function saveOnDevice(codes: readonly AccountingCode[]): SavedCodes {
  browserStore.write(deviceKey(), JSON.stringify(codes))
  return { codes, place: 'device' }
}

/** The settings' codes; this device's if the service returns none, or if the user has changed them without the right to change settings. */
export async function loadCodes(client: ApolloClient, mayChangeSettings: boolean): Promise<SavedCodes> {
  const deviceCodes = readDeviceCodes()
  try {
    const reply = await client.query({ query: AccountingCodesDocument, fetchPolicy: 'network-only' })
    const returned = requiredData(reply).companySettings.customer?.accountingCodes
    if (!returned) return { codes: deviceCodes ?? [], place: 'device' }
    if (mayChangeSettings) return { codes: returned.map(fromGateway), place: 'settings' }
    return { codes: deviceCodes ?? returned.map(fromGateway), place: 'device' }
  } catch {
    return { codes: deviceCodes ?? [], place: 'device' }
  }
}

const asText = (codes: readonly AccountingCode[]): string =>
  codes
    .map(({ layout, kind, name, code }) => JSON.stringify([layout, kind, name, code]))
    .toSorted()
    .join()

/** Saves in the settings, or on this device if the service ignores the codes. */
export async function saveCodes(client: ApolloClient, { codes, place }: SavedCodes): Promise<SavedCodes> {
  if (place === 'device') return saveOnDevice(codes)
  const reply = await client.mutate({ mutation: SaveAccountingCodesDocument, variables: { codes: codes.map(toGateway) } })
  const returned = requiredData(reply).updateCustomerSetting?.accountingCodes
  const isSaved = returned !== undefined && returned !== null && asText(returned.map(fromGateway)) === asText(codes)
  return isSaved ? { codes, place: 'settings' } : saveOnDevice(codes)
}
