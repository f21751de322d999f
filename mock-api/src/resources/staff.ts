import { Answer, type DomainHandlers } from '../http/handlers.ts'
import { getPage } from '../http/page.ts'
import { jobList } from './jobs/list/jobList.ts'
import { tabbedJobs } from './jobs/list/jobTabs.ts'
import { setActive } from './staff/activeInactive.ts'
import { createStaff } from './staff/newStaff.ts'
import { seatsOf } from './staff/seats.ts'
import { staffList } from './staff/staffList.ts'
import { changeStaffPassword } from './staff/staffPassword.ts'
import { staffView } from './staff/staffView.ts'
import { updateStaff } from './staff/updateStaff.ts'
import { requireStaffManager, visibleStaff } from './staff/visibleStaff.ts'

export const staffHandlers: DomainHandlers<'staff'> = {
  listStaff: ({ input, store, company, viewer }) => {
    requireStaffManager(viewer.caller)
    const { rows, pagination } = getPage(staffList.find(viewer, input), input)
    return { staffs: staffList.rows(viewer, rows), seats: seatsOf(store, company), pagination }
  },

  listStaffJobs: ({ input, store, viewer }) => {
    if (input.staff_id !== viewer.caller.user.id) requireStaffManager(viewer.caller)
    const { jobs, counts } = tabbedJobs(viewer, { ...input, staff_id: visibleStaff(store, viewer.caller, input.staff_id).id })
    const { rows, pagination } = getPage(jobs, input)
    return { jobs: jobList.rows(viewer, rows), counts, pagination }
  },

  getStaff: ({ input, store, viewer }) => {
    if (input.id !== viewer.caller.user.id) requireStaffManager(viewer.caller)
    return staffView(viewer, visibleStaff(store, viewer.caller, input.id))
  },

  createStaff: ({ input, store, clock, clientUrl, viewer }) => {
    requireStaffManager(viewer.caller)
    return staffView(viewer, createStaff(store, clock, clientUrl, viewer.caller, input))
  },

  updateStaff: ({ input, clock, clientUrl, viewer }) => staffView(viewer, updateStaff(viewer, clock, clientUrl, input)),

  setStaffActive: ({ input, store, viewer }) => {
    const visits_changed = setActive(viewer, input)
    return { staff: staffView(viewer, visibleStaff(store, viewer.caller, input.staff_id)), visits_changed }
  },

  changeStaffPassword: async ({ input, clock, authorization, viewer }) => {
    await changeStaffPassword({ input, viewer, clock, authorization })
    return new Answer('The password has been changed.', { changed: true })
  },
}
