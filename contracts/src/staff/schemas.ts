import { passwordPair, passwordsMatch } from '../auth/schemas.ts'
import { codeInput, codeSchema } from '../wire/codes.ts'
import { JobListQuery } from '../jobs/schemas/list.ts'
import { messages } from '../text/messages.ts'
import { listQuery, Pagination, sortDirection } from '../wire/page.ts'
import { availabilityStatus } from '../profile/availability.ts'
import { UserTypeCode } from '../profile/schemas.ts'
import { boundedText, emailText, nullishText, phonesFit, phoneText, requiredName, requiredText, wholePoint } from '../text/rules.ts'
import { BusinessDay } from '../settings/schemas.ts'
import {
  CalendarDate,
  ClockTime,
  dayText,
  Flag,
  IdInput,
  Instant,
  IntegerInput,
  LatitudeInput,
  LongitudeInput,
  nullish,
  RecordId,
  whenObject,
  z,
} from '../wire/zod.ts'
import { futureVisits, invitationStatus, staffRole, staffSort } from './codes.ts'

/** Whole or partial days off (wire.md D17). */
export const TimeOff = z.object({
  id: nullish(RecordId),
  date_from: CalendarDate,
  date_to: CalendarDate,
  start_time: nullish(ClockTime),
  end_time: nullish(ClockTime),
  note: nullish(z.string()),
})
export type TimeOff = z.output<typeof TimeOff>

/** Spec §5 "Staff" plus the fields of wire.md. For an individual: the person. */
export const Staff = z.object({
  id: RecordId,
  name: nullish(z.string()),
  email: nullish(z.string()),
  phone_country_code: nullish(z.string()),
  phone: nullish(z.string()),
  color: nullish(z.string()),
  role: nullish(UserTypeCode),
  authorities: nullish(z.array(z.string())),
  branch_id: nullish(RecordId),
  category_ids: nullish(z.array(RecordId)),
  address: nullish(z.string()),
  latitude: nullish(z.number()),
  longitude: nullish(z.number()),
  /** When the location was reported; null for the address. */
  location_at: nullish(Instant),
  avatar_url: nullish(z.string()),
  is_active: nullish(z.boolean()),
  availability_status: nullish(codeSchema(availabilityStatus)),
  working_hours: nullish(z.array(BusinessDay)),
  time_off: nullish(z.array(TimeOff)),
  visits_today: nullish(z.int()),
  /** Upcoming visits not started; in records only. */
  future_visits: nullish(z.int()),
  invitation_status: nullish(codeSchema(invitationStatus)),
  created_at: nullish(Instant),
})
export type Staff = z.output<typeof Staff>

/** Seats used; `limit` is null if unlimited. */
export const Seats = z.object({ used: nullish(z.int()), limit: nullish(z.int()) })
export type Seats = z.output<typeof Seats>

/** `search` matches names, emails and phone digits. */
export const StaffQuery = z.object({
  ...listQuery,
  role: z.optional(codeInput(staffRole)),
  category_id: z.optional(IdInput),
  is_active: z.optional(Flag),
  sort_by: z.optional(codeInput(staffSort)),
  sort_dir: z.optional(codeInput(sortDirection)),
})
export type StaffQuery = z.output<typeof StaffQuery>
export const StaffPage = z.object({ staffs: z.array(Staff), seats: nullish(Seats), pagination: nullish(Pagination) })

export const StaffIdInput = z.object({ id: IdInput })

interface Span {
  readonly start?: string | null | undefined
  readonly end?: string | null | undefined
}
const isInOrder = ({ start, end }: Span): boolean => !start || !end || start < end

const WorkingDayInput = z
  .object({ day: IntegerInput.check(z.gte(0), z.lte(6)), is_on: Flag, open: nullish(ClockTime), close: nullish(ClockTime) })
  .check(
    z.refine(({ is_on, open }) => !is_on || Boolean(open), { error: messages.required, path: ['open'] }),
    z.refine(({ is_on, close }) => !is_on || Boolean(close), { error: messages.required, path: ['close'] }),
    z.refine(({ is_on, open, close }) => !is_on || isInOrder({ start: open, end: close }), {
      error: messages.startBeforeEnd,
      path: ['open'],
    }),
  )

export const TimeOffInput = z
  .object({
    id: nullish(IdInput),
    date_from: dayText(messages.required),
    date_to: dayText(messages.required),
    start_time: nullish(ClockTime),
    end_time: nullish(ClockTime),
    note: nullishText(200),
  })
  .check(
    z.refine(({ date_from, date_to }) => date_from <= date_to, { error: 'The last day can’t be before the first one', path: ['date_to'] }),
    z.refine(({ start_time, end_time }) => !start_time === !end_time, { error: messages.required, path: ['end_time'] }),
    z.refine(({ start_time, end_time }) => isInOrder({ start: start_time, end: end_time }), {
      error: messages.startBeforeEnd,
      path: ['start_time'],
    }),
  )
export type TimeOffInput = z.output<typeof TimeOffInput>

const colorText = () => z.pipe(requiredText(), z.string().check(z.regex(/^#[0-9a-f]{6}$/i, messages.invalid)))

const fields = {
  name: requiredName(),
  email: emailText(),
  color: colorText(),
  phone_country_code: z.string(),
  phone: phoneText(),
  role: codeInput(staffRole),
  authorities: z.array(z.string()),
  branch_id: IdInput,
  category_ids: z.array(IdInput),
  address: boundedText(500),
  latitude: nullish(LatitudeInput),
  longitude: nullish(LongitudeInput),
  working_hours: z.array(WorkingDayInput),
  time_off: z.array(TimeOffInput).check(z.maxLength(100, 'Use at most 100 entries')),
}

interface Authorized {
  readonly role?: string | undefined
  readonly authorities?: readonly string[] | undefined
}

/** An admin needs an authority; a partial update may leave them unchanged. */
const adminNeedsAccess = z.check<Authorized>(
  ({ value, issues }) => {
    if (value.role !== staffRole.STAFF_ADMIN.code || !Array.isArray(value.authorities) || value.authorities.length > 0) return
    issues.push({ code: 'custom', input: value, path: ['authorities'], message: messages.giveAccess })
  },
  { when: whenObject },
)

export const StaffBody = z
  .object({
    ...fields,
    phone_country_code: nullish(fields.phone_country_code),
    role: z._default(fields.role, staffRole.STAFF.code),
    authorities: z._default(fields.authorities, []),
    branch_id: nullish(fields.branch_id),
    category_ids: z._default(fields.category_ids, []),
    address: nullish(fields.address),
    working_hours: z.optional(fields.working_hours),
    time_off: z._default(fields.time_off, []),
    send_invite: z._default(Flag, false),
  })
  .check(adminNeedsAccess, phonesFit, wholePoint(true))
export type StaffBody = z.output<typeof StaffBody>

export const StaffChangeBody = z
  .object({
    ...z.partial(z.object(fields)).shape,
    id: IdInput,
    /** Emails a new invitation, for people without a password. */
    send_invite: z.optional(Flag),
  })
  .check(adminNeedsAccess, phonesFit, wholePoint(false))
export type StaffChangeBody = z.output<typeof StaffChangeBody>

export const StaffActiveBody = z
  .object({
    staff_id: IdInput,
    is_active: Flag,
    future_visits: z.optional(codeInput(futureVisits)),
    reassign_to_staff_id: z.optional(IdInput),
  })
  .check(
    z.refine(({ future_visits, reassign_to_staff_id }) => future_visits !== 'reassign' || reassign_to_staff_id !== undefined, {
      error: messages.required,
      path: ['reassign_to_staff_id'],
    }),
  )
export type StaffActiveBody = z.output<typeof StaffActiveBody>
export const StaffActiveData = z.object({ staff: Staff, visits_changed: nullish(z.int()) })

export const StaffJobsQuery = z.extend(JobListQuery, { staff_id: IdInput })

/** Changing one's own password requires the old one. */
export const StaffPasswordBody = z
  .object({ staff_id: IdInput, old_password: z.optional(z.string()), ...passwordPair })
  .check(passwordsMatch)
export type StaffPasswordBody = z.output<typeof StaffPasswordBody>
export const PasswordChanged = z.object({ changed: nullish(z.boolean()) })
