import { branchAt } from '../../../lib/session/branchChoice.ts'
import type { FormOf } from '../../../components/form/formTypes.ts'
import { returnedValues } from '../../../components/form/recordQueries.ts'
import type { StaffFormPartsFragment } from './staffForm.generated.ts'
import type { StaffChangeInput, StaffInput, StaffRole } from '../../../lib/api/schemaTypes.generated.ts'

/** One weekday as entered; times of a day off are preserved. */
export interface DayValues {
  readonly day: number
  readonly isOn: boolean
  readonly open: string
  readonly close: string
}
const officeHours: DayValues[] = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, isOn: day >= 1 && day <= 5, open: '09:00', close: '17:00' }))

/** Time off has a dialog of its own. */
type SentField = Exclude<keyof StaffInput | keyof StaffChangeInput, 'id' | 'timeOff'>

const empty = {
  name: '',
  email: '',
  phoneCountryCode: '1',
  phone: '',
  color: '',
  role: 'STAFF' as StaffRole,
  authorities: [] as string[],
  branchId: null as string | null,
  categoryIds: [] as string[],
  address: '',
  latitude: null as number | null,
  longitude: null as number | null,
  workingHours: officeHours,
  sendInvite: true,
} satisfies Record<SentField, unknown>
export type StaffFormValues = typeof empty

export type StaffForm = FormOf<StaffFormValues, StaffFormPartsFragment | null>

const isRole = (role: string | null): role is StaffRole => role === 'STAFF' || role === 'STAFF_ADMIN' || role === 'BRANCH_HEAD'

/** All seven weekdays; missing ones are off. If hours are missing altogether, office hours are shown and sent only once changed. */
const hoursOf = (returned: StaffFormPartsFragment['workingHours'] | undefined): DayValues[] =>
  officeHours.map((day) => {
    if (!returned || returned.length === 0) return day
    const known = returned.find((item) => item.day === day.day)
    return { day: day.day, isOn: known?.isOn ?? false, open: known?.open ?? day.open, close: known?.close ?? day.close }
  })

/** A new staff member starts in the displayed branch. */
export const staffFormValues = (staff: StaffForm['record']): StaffFormValues => ({
  ...returnedValues(staff ? empty : { ...empty, branchId: branchAt(window.location) }, staff),
  role: staff && isRole(staff.role) ? staff.role : 'STAFF',
  authorities: [...(staff?.authorities ?? [])],
  categoryIds: [...(staff?.categoryIds ?? [])],
  workingHours: hoursOf(staff?.workingHours),
})
