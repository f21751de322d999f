import { z } from '@callout/contracts/wire/zod'
import { preferenceKey } from '../../lib/preferences/preferenceKeys.ts'
import { browserStore } from '../../lib/preferences/storage.ts'
import { readSession } from '../../lib/session/session.ts'
import type { AccountingCode } from './codes.ts'

const Codes = z.array(
  z.object({
    layout: z.enum(['quickbooks', 'xero', 'journal']),
    kind: z.enum(['account', 'tax', 'item']),
    name: z.string(),
    code: z.string(),
  }),
)

const place = (): string => preferenceKey('accountingCodes', readSession('authEmail'))

export function readDeviceCodes(): readonly AccountingCode[] {
  try {
    return Codes.parse(JSON.parse(browserStore.read(place()) ?? '[]'))
  } catch {
    return []
  }
}

export const saveDeviceCodes = (codes: readonly AccountingCode[]): void => void browserStore.write(place(), JSON.stringify(codes))
