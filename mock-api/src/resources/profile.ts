import { Answer, type DomainHandlers } from '../http/handlers.ts'
import { callerOf } from './auth/outcomes.ts'
import { setUpAccount } from './profile/accountSetup.ts'
import { generalDataOf, requireSettings, updateGeneralData } from './profile/generalData.ts'
import { updateOwnProfile } from './profile/ownProfile.ts'
import { keepPosition } from './profile/position.ts'
import { setupProgressOf, updateSetup } from './profile/setupSteps.ts'
import { teamList } from './profile/team.ts'
import { userView } from './userView.ts'

export const profileHandlers: DomainHandlers<'profile'> = {
  getProfile: ({ viewer: { caller, now } }) => ({ user: userView(caller, now, null) }),

  updateProfile: ({ input, store, clock, user, viewer: { caller } }) => {
    setUpAccount(store, clock, caller, input)
    return new Answer('Your account is set up.', { user: userView(callerOf(store, user.id), clock.now(), null) })
  },

  updateOwnProfile: ({ input, store, clock, user, viewer: { caller } }) => {
    updateOwnProfile(store, caller, input)
    return { user: userView(callerOf(store, user.id), clock.now(), null) }
  },

  getGeneralData: ({ company }) => generalDataOf(company),

  updateGeneralData: ({ input, viewer }) => {
    requireSettings(viewer.caller)
    return generalDataOf(updateGeneralData(viewer, input))
  },

  updateSetup: ({ input, store, clock, viewer: { caller } }) => {
    requireSettings(caller)
    return setupProgressOf(updateSetup(store, clock, caller, input))
  },

  selectStatus: ({ input, store, clock, user, viewer }) => {
    const { availability_status } = input
    store.users.update(user.id, { availability_status })
    keepPosition(viewer, input)
    return { user_id: user.id, availability_status, changed_at: clock.now() }
  },

  listTeamMembers: (call) => teamList.reply('team_members', call),
}
