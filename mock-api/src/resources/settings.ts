import type { DomainHandlers } from '../handlers.ts'
import { companySettings } from './settings/companySettings.ts'

export const settingsHandlers: DomainHandlers<'settings'> = {
  getSettings: ({ store, company }) => companySettings(store, company),
}
