import { Answer, type DomainHandlers } from '../handlers.ts'
import { pageOf } from '../page.ts'
import { callerOf } from './auth/outcomes.ts'
import { setUpAccount } from './profile/accountSetup.ts'
import { generalDataOf, requireSettings, updateGeneralData } from './profile/generalData.ts'
import { updateOwnProfile } from './profile/ownProfile.ts'
import { setupProgressOf, updateSetup } from './profile/setupSteps.ts'
import { teamMember, teamOf } from './profile/team.ts'
import { userView } from './userView.ts'

export const profileHandlers: DomainHandlers<'profile'> = {
  getProfile: ({ user, company, clock }) => ({ user: userView({ user, company }, clock.now(), null) }),

  updateProfile: ({ input, store, clock, user, company }) => {
    setUpAccount(store, clock, { user, company }, input)
    return new Answer('Your account is set up.', { user: userView(callerOf(store, user.id), clock.now(), null) })
  },

  updateOwnProfile: ({ input, store, clock, user, company }) => {
    updateOwnProfile(store, { user, company }, input)
    return { user: userView(callerOf(store, user.id), clock.now(), null) }
  },

  getGeneralData: ({ company }) => generalDataOf(company),

  updateGeneralData: ({ input, store, user, company }) => {
    requireSettings({ user, company })
    return generalDataOf(updateGeneralData(store, { user, company }, input))
  },

  updateSetup: ({ input, store, clock, user, company }) => {
    requireSettings({ user, company })
    return setupProgressOf(updateSetup(store, clock, { user, company }, input))
  },

  selectStatus: ({ input, store, clock, user }) => {
    const { availability_status, latitude = user.latitude, longitude = user.longitude } = input
    store.users.update(user.id, { availability_status, latitude, longitude })
    return { user_id: user.id, availability_status, changed_at: clock.now() }
  },

  listTeamMembers: ({ input, store, user, company }) => {
    const { rows, pagination } = pageOf(teamOf(store, { user, company }, input), input)
    return { team_members: rows.map((member) => teamMember({ user, company }, member)), pagination }
  },
}
