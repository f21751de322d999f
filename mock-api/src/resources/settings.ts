import { responseCode } from '@callout/contracts/wire/envelope'
import type { DomainHandlers } from '../http/handlers.ts'
import { ApiError } from '../http/apiError.ts'
import { requireSettings } from './profile/generalData.ts'
import { companySettings, customerBlock, jobBlock, teamBlock } from './settings/companySettings.ts'
import { companyView, updateCompany } from './settings/companyProfile.ts'
import { updateCustomerSetting, updateJobSetting, updateTeamSetting } from './settings/settingChanges.ts'

export const settingsHandlers: DomainHandlers<'settings'> = {
  getSettings: ({ store, company }) => companySettings(store, company),

  updateCustomerSetting: ({ input, store, viewer }) => {
    requireSettings(viewer.caller)
    return customerBlock(store, updateCustomerSetting(viewer, input))
  },

  updateTeamSetting: ({ input, store, viewer: { caller } }) => {
    requireSettings(caller)
    return teamBlock(updateTeamSetting(store, caller.company, input))
  },

  updateJobSetting: ({ input, store, viewer: { caller } }) => {
    requireSettings(caller)
    return jobBlock(store, updateJobSetting(store, caller.company, input))
  },

  getCompany: ({ store, company }) => companyView(store, company),

  updateCompany: ({ input, store, viewer: { caller } }) => {
    requireSettings(caller)
    if (input.id !== caller.company.id) throw new ApiError(responseCode.NOT_FOUND, 'This company doesn’t exist.')
    return companyView(store, updateCompany(store, caller.company, input))
  },
}
